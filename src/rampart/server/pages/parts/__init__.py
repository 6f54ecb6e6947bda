"""The parts of a table's page, each a function from what a viewer sees to fragments."""
