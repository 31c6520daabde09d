/** What is set into each of the twelve walls: eight stones in a row, a stroke between the rows. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  wall_01: "..yyyy../.yyyyyy./yyykkyyy/yyykkyyy/yyykkyyy/.yyyyyy./..yyyy..",
  wall_02: "..kkkk../.kwwwwk./kwkkkkwk/kwkmmkwk/kwmyymwk/kwmyymwk/kkkkkkkk",
  wall_03: "w..ww..w/wwwwwwww/w..ww..w/w..ww..w/wwwwwwww/w..ww..w/w..ww..w",
  wall_04: "......../..yyyy../.yyyyyy./yyybbyyy/.yybbyy./..yyyy../...yy...",
  wall_05: ".ss..ss./.ss..ss./mmmmbbbb/mmmmbbbb/mmmmbbbb/.mm..bb./.mm..bb.",
  wall_06: "...pp.../..pccp../.pccccp./pccyyccp/.pccccp./..pccp../...pp...",
  wall_07: "...m..../..mm.m../.mmymm../.mmyymm./..myym../..wwww../.wwwwww.",
  wall_08: "..kkkk../.kwwwwk./kwwwwwwk/kwwwwwwk/kwwwwywk/kwwwwwwk/kwwwwwwk",
  wall_09: "......../..c..c../..s..s../.bbbppp./.bbbppp./wwwwwwww/w......w",
  wall_10: "c.cc.c.c/cccccccc/.cckkcc./.cccccc./.cckkcc./.cccccc./.cccccc.",
  wall_11: "cccccccc/ckccckcc/cccccccc/cckccckc/cccccccc/ckccckcc/cccccccc",
  wall_12: "kk....../.kkk..../..kwk.../....w.../..cccw../.ccccccw/cccccccc",
};
