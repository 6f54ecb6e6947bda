"""Numbers of the specification that tests compare with: setup lines, clerk spots, prices of cards."""

SETUP_LINES = {
    "shen_kuo": "4 5 3 4 1 26", "tang_fu": "3 3 6 3 2 53", "wei_sheng": "6 5 3 2 1 84", "chen_gui": "5 3 4 4 1 33",
    "su_dongpo": "4 6 4 6 2 98", "bi_sheng": "3 3 3 3 2 15", "wang_anshi": "4 4 6 3 1 51",
    "li_qingzhao": "4 3 4 5 3 70",
    "yang_ye": "2 4 3 7 2 55", "liang_hongyu": "3 4 4 5 2 62", "zhou_tong": "6 2 3 6 1 41", "yue_fei": "3 5 5 3 1 17",
    "han_shizhong": "4 4 4 4 1 73", "mu_guiying": "3 3 6 4 2 35", "di_qing": "3 6 4 3 2 48",
    "meng_gong": "4 5 3 4 1 29", "zong_ze": "4 3 3 5 2 12", "liu_qi": "6 5 2 3 1 66", "wu_jie": "5 6 3 2 1 81",
    "she_saihua": "3 4 4 3 3 94", "cao_bin": "4 4 5 3 1 23",
    "su_song": "5 4 4 3 1 45", "bao_zheng": "4 4 3 4 2 90", "zhu_xi": "3 4 4 5 2 59", "xin_qiji": "3 5 5 3 1 27",
}  # fmt: skip  # wood, stone, gold, chi, tactics, tea (GWC-GEN-01 to GWC-GEN-13)

REGULAR = ("lumber_mill", "quarry", "gold_mine", "temple", "barracks", "tea_house")
SPOTS = [dict(zip(REGULAR, spots, strict=True)) for spots in ((3, 3, 3, 3, 4, 2), (4, 4, 4, 4, 5, 3))]  # sides A and B
PROMOTION_PAID_IN = {"lumber_mill": "chi", "quarry": "wood", "gold_mine": "stone", "temple": "gold"}  # (3.4)

USES = {
    "censor": {"any": 1}, "archer_captain": {"wood": 1}, "assassin": {"gold": 1}, "spymaster": {"gold": 1},
    "jade_flute": {"chi": 1}, "tiger_tally": {"gold": 1}, "turtle_shell_oracle": {"stone": 1},
    "vermilion_feather": {"wood": 1}, "incense_of_wutai": {"chi": 1}, "steppe_defector": {"chi": 1},
}  # fmt: skip  # abilities that have a price (4.5, 4.7, 7.3, 7.4)
BOOSTS = {
    "crowded_court": {"gold": 1}, "share_the_load": {"chi": 1}, "grand_army": {"chi": 1}, "rear_guard": {"wood": 1},
    "restless": {"chi": 1}, "forced_march": {"chi": 2}, "night_raid": {"wood": 2}, "imperial_edict": {"gold": 2},
    "rich_harvest": {"gold": 1}, "tribute_mission": {"gold": 2}, "tea_ceremony": {"chi": 1}, "double_shift":
    {"gold": 1}, "master_builders": {"chi": 1}, "secret_envoy": {"chi": 2}, "war_council": {"any": 1}, "volunteers":
    {"gold": 1}, "surprise_charge": {"chi": 2}, "claim_of_glory": {"gold": 2}, "plunder_the_camp": {"chi": 1},
    "pursuit": {"chi": 2}, "retreat": {"chi": 2}, "heroic_sacrifice": {"chi": 1}, "oil_and_stones": {"material": 2},
    "empty_fort": {"chi": 2}, "beast_tamer": {"chi": 1}, "dragon_rain": {"any": 1}, "tigers_roar": {"chi": 2},
    "shell_of_the_world": {"stone": 2}, "ashes_and_rebirth": {"chi": 1}, "omens": {"chi": 1}, "feast_for_beasts":
    {"any": 1}, "spirit_path": {"gold": 1}, "winter_stores": {"chi": 1}, "snow_march": {"chi": 1}, "imperial_visit":
    {"gold": 2}, "paper_offerings": {"chi": 2}, "levy_of_the_poor": {"gold": 1}, "divide_the_spoils": {"chi": 1},
    "carry_the_wounded": {"chi": 3}, "hold_the_gate": {"material": 2},
}  # fmt: skip  # (4.8, 7.3)
UPGRADES = {
    "yinglong": ["GG", "GGS"], "white_tiger": ["CC", "CCG"], "ao": ["WWS", "CCC"], "fenghuang": ["WG", "WSG"],
}  # fmt: skip  # to ranks 2 and 3 (7.3)
