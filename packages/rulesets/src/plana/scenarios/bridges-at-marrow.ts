/** As the specification has it (section 9): lengths are centimetres, x east and y north. */
// biome-ignore format: a base a line
export const BRIDGES_AT_MARROW = {"id":"bridges-at-marrow","title":"The bridges at Marrow","turns":24,"start":"05:30","table":[90,60],"edges":{"a":"W","b":"E"},"air":{"superiority":"a","fought":false,"sorties":1},"weather":{"visibilityMetres":5000,"closeLimitMetres":300,"denseCloud":false,"blowsToward":"NE"},
 "features":[
  {"kind":"river","poly":[[44,0],[47,0],[47,60],[44,60]]},
  {"kind":"bridge","at":[45.5,30]},
  {"kind":"bridge","at":[45.5,50]},
  {"kind":"road","line":[[0,30],[90,30]]},
  {"kind":"road","line":[[0,50],[60,50],[72,30]]},
  {"kind":"built-up","poly":[[35,25],[43,25],[43,35],[35,35]]},
  {"kind":"built-up","poly":[[48,27],[54,27],[54,33],[48,33]]},
  {"kind":"open-woods","poly":[[14,36],[26,36],[26,46],[14,46]]},
  {"kind":"close-woods","poly":[[20,8],[34,8],[34,18],[20,18]]},
  {"kind":"hill","level":1,"poly":[[50,38],[66,38],[66,48],[50,48]]},
  {"kind":"hill","level":1,"poly":[[50,8],[70,8],[70,20],[50,20]]},
  {"kind":"forest","poly":[[74,40],[88,40],[88,56],[74,56]]},
  {"kind":"minefield","hiddenFrom":"a","poly":[[36,46],[40,46],[40,49],[36,49]]}],
 "objectives":[{"id":"town-bridge","at":[45.5,30],"value":6,"name":"town bridge","whenBlown":{"a":3,"b":0}},{"id":"north-bridge","at":[45.5,50],"value":5,"name":"north bridge","whenBlown":{"a":2,"b":0}},{"id":"north-hill","at":[57,43],"value":4,"name":"north hill"}],
 "briefing":{"public":"Two bridges over the Marrow, before the morning is over.","a":"Take both bridges and the hill behind them by 09:30. The mutineers have tanks somewhere on the far bank and may blow what they cannot keep. Each of your AIR units can fly once.","b":"Keep them west of the river. Your engineers can blow a bridge in twenty minutes, but the town needs its bridges: a blown one is worth nothing to you."},
 "zones":{"a":[[0,0],[16,0],[16,60],[0,60]],"b":[[33,0],[90,0],[90,60],[33,60]]},
 "special":[
  "Side b may blow each bridge: action work demolish-bridge (20 minutes) by its engineer platoon within 1 cm of it. The town needs its bridges: a blown one is worth nothing to b, and half its value, rounded down, to a, whoever stands there.",
  "Side a has air superiority. Each AIR unit may fly once.",
  "The off-table batteries lie 120 cm beyond the own edge."],
 "sides":{
  "a":{"name":"Martian Ground Force","battalions":[
   {"id":"a1","name":"3rd GF Battalion","commander":{"leadership":2},"irregular":false,"netComplete":true,"companies":[
    {"id":"a1h","name":"HQ","troop":"hq","quality":"average","leadership":2,"order":{"kind":"hold"},"bases":[
     {"id":"a1h1","type":"gf-bn-hq","sp":4,"x":4,"y":28,"heading":90,"dug":"none"},
     {"id":"a1h2","type":"hover-scout","sp":2,"x":12,"y":20,"heading":90,"dug":"none"},
     {"id":"a1h3","type":"hover-scout","sp":2,"x":12,"y":26,"heading":90,"dug":"none"},
     {"id":"a1h4","type":"gf-missile-section","sp":4,"x":8,"y":24,"heading":90,"dug":"none","allocated":{"to":"a1","as":"close-support"}},
     {"id":"a1h5","type":"gf-engineer-platoon","sp":2,"x":4,"y":24,"heading":90,"dug":"none"},
     {"id":"a1h6","type":"lorry-column","sp":4,"x":2,"y":30,"heading":90,"dug":"none"}]},
    {"id":"a1a","name":"A Company","troop":"gf","quality":"average","leadership":2,"order":{"kind":"attack","objective":[45.5,30],"route":[[20,28],[34,28],[45.5,30]]},"bases":[
     {"id":"a1a1","type":"gf-section","sp":4,"x":14,"y":6,"heading":90,"dug":"none"},
     {"id":"a1a2","type":"gf-section","sp":4,"x":14,"y":12,"heading":90,"dug":"none"},
     {"id":"a1a3","type":"gf-section","sp":4,"x":14,"y":18,"heading":90,"dug":"none"},
     {"id":"a1a4","type":"gf-heavy-section","sp":4,"x":10,"y":15,"heading":90,"dug":"none"},
     {"id":"a1a5","type":"gf-coy-hq","sp":4,"x":10,"y":9,"heading":90,"dug":"none"},
     {"id":"a1a6","type":"gf-atgw-section","sp":4,"x":6,"y":12,"heading":90,"dug":"none"}]},
    {"id":"a1b","name":"B Company","troop":"gf","quality":"average","leadership":1,"order":{"kind":"attack","objective":[45.5,50],"route":[[20,50],[45.5,50]]},"bases":[
     {"id":"a1b1","type":"gf-section","sp":4,"x":14,"y":44,"heading":90,"dug":"none"},
     {"id":"a1b2","type":"gf-section","sp":4,"x":14,"y":50,"heading":90,"dug":"none"},
     {"id":"a1b3","type":"gf-section","sp":4,"x":14,"y":56,"heading":90,"dug":"none"},
     {"id":"a1b4","type":"gf-heavy-section","sp":4,"x":10,"y":53,"heading":90,"dug":"none"},
     {"id":"a1b5","type":"gf-coy-hq","sp":4,"x":10,"y":47,"heading":90,"dug":"none"},
     {"id":"a1b6","type":"gf-missile-section","sp":4,"x":6,"y":50,"heading":90,"dug":"none"}]},
    {"id":"a1t","name":"Hovertank Company","troop":"armour","quality":"average","leadership":2,"order":{"kind":"attack","objective":[57,43],"route":[[20,40],[40,40],[57,43]]},"bases":[
     {"id":"a1t1","type":"hovertank-platoon","sp":4,"x":8,"y":34,"heading":90,"dug":"none"},
     {"id":"a1t2","type":"hovertank-platoon","sp":4,"x":8,"y":40,"heading":90,"dug":"none"},
     {"id":"a1t3","type":"hovertank-platoon","sp":4,"x":13,"y":37,"heading":90,"dug":"none"},
     {"id":"a1t4","type":"hover-scout","sp":2,"x":4,"y":37,"heading":90,"dug":"none"}]},
    {"id":"a1s","name":"CSCV Platoon","troop":"battery","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a1s1","type":"cscv-platoon","sp":4,"x":4,"y":20,"heading":90,"dug":"none","allocated":{"to":"a1","as":"close-support"}}]},
    {"id":"a1g","name":"1 Battery","troop":"battery","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a1g1","type":"hover-artillery-platoon","sp":4,"offTableCm":120,"allocated":{"to":"a1","as":"support"}}]},
    {"id":"a1k","name":"2 Battery","troop":"battery","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a1k1","type":"hover-artillery-platoon","sp":4,"offTableCm":120,"allocated":{"to":"a1","as":"support"}}]}]}],
   "assets":[{"kind":"air-unit","id":"aa1","sp":4,"munitions":"ga","pilots":"average"}]},
  "b":{"name":"Marrow Planet Guard","battalions":[
   {"id":"b1","name":"12th Planet Guard","commander":{"leadership":1},"irregular":false,"netComplete":true,"companies":[
    {"id":"b1h","name":"HQ","troop":"hq","quality":"average","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b1h1","type":"infantry-hq","sp":4,"x":53,"y":28,"heading":270,"dug":"none"},
     {"id":"b1h2","type":"atgw-section","sp":4,"x":48.5,"y":35.2,"heading":270,"dug":"dug-in"},
     {"id":"b1h3","type":"infantry-sam-section","sp":4,"x":51,"y":25.5,"heading":270,"dug":"none"},
     {"id":"b1h4","type":"heavy-mortar-platoon","sp":4,"x":56,"y":27,"heading":270,"dug":"none","allocated":{"to":"b1","as":"support"}},
     {"id":"b1h5","type":"lorry-column","sp":4,"x":58,"y":30,"heading":270,"dug":"none"},
     {"id":"b1h6","type":"engineer-platoon","sp":4,"x":48.2,"y":30,"heading":270,"dug":"none"}]},
    {"id":"b1a","name":"1st Company","troop":"regular","quality":"average","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b1a1","type":"infantry-hq","sp":4,"x":40,"y":30,"heading":270,"dug":"none"},
     {"id":"b1a2","type":"regular-platoon","sp":8,"x":36.2,"y":27,"heading":270,"dug":"dug-in"},
     {"id":"b1a3","type":"regular-platoon","sp":8,"x":36.2,"y":30.5,"heading":270,"dug":"dug-in"},
     {"id":"b1a4","type":"regular-platoon","sp":8,"x":36.2,"y":34,"heading":270,"dug":"dug-in"},
     {"id":"b1a5","type":"mortar-platoon","sp":4,"x":41,"y":26.5,"heading":270,"dug":"none","allocated":{"to":"b1","as":"close-support"}},
     {"id":"b1a6","type":"atgw-section","sp":4,"x":37.5,"y":36.3,"heading":270,"dug":"dug-in"}]},
    {"id":"b1b","name":"2nd Company","troop":"regular","quality":"green","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b1b1","type":"infantry-hq","sp":4,"x":42,"y":50,"heading":270,"dug":"none"},
     {"id":"b1b2","type":"regular-platoon","sp":8,"x":38,"y":53,"heading":270,"dug":"dug-in"},
     {"id":"b1b3","type":"regular-platoon","sp":8,"x":38,"y":50.4,"heading":270,"dug":"dug-in"},
     {"id":"b1b4","type":"regular-platoon","sp":8,"x":42.5,"y":53.5,"heading":270,"dug":"dug-in"},
     {"id":"b1b5","type":"mortar-platoon","sp":4,"x":42.5,"y":46.5,"heading":270,"dug":"none","allocated":{"to":"b1","as":"close-support"}}]},
    {"id":"b1c","name":"3rd Company","troop":"regular","quality":"average","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b1c1","type":"infantry-hq","sp":4,"x":57,"y":43,"heading":270,"dug":"none"},
     {"id":"b1c2","type":"regular-platoon","sp":8,"x":53,"y":46,"heading":270,"dug":"none"},
     {"id":"b1c3","type":"regular-platoon","sp":8,"x":53,"y":42,"heading":270,"dug":"none"},
     {"id":"b1c4","type":"regular-platoon","sp":8,"x":53,"y":39.4,"heading":270,"dug":"none"},
     {"id":"b1c5","type":"mortar-platoon","sp":4,"x":60,"y":45,"heading":270,"dug":"none","allocated":{"to":"b1","as":"close-support"}},
     {"id":"b1c6","type":"atgw-section","sp":4,"x":56,"y":40,"heading":270,"dug":"none"}]},
    {"id":"b1t","name":"Tank Company","troop":"armour","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"b1t1","type":"tracked-tank-platoon","sp":4,"x":62,"y":30,"heading":270,"dug":"none"},
     {"id":"b1t2","type":"tracked-tank-platoon","sp":4,"x":66,"y":30,"heading":270,"dug":"none"},
     {"id":"b1t3","type":"tracked-tank-platoon","sp":4,"x":70,"y":32,"heading":270,"dug":"none"}]},
    {"id":"b1g","name":"Towed Battery","troop":"battery","quality":"average","leadership":0,"order":{"kind":"hold"},"bases":[
     {"id":"b1g1","type":"towed-battery","sp":8,"offTableCm":120,"allocated":{"to":"b1","as":"support"}}]}]},
   {"id":"b2","name":"Marrow Town Militia","commander":{"leadership":0},"irregular":true,"netComplete":true,"companies":[
    {"id":"b2h","name":"HQ","troop":"hq","quality":"green","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b2h1","type":"militia-bn-hq","sp":4,"x":38.5,"y":32.8,"heading":270,"dug":"none"},
     {"id":"b2h2","type":"lorry-column","sp":4,"x":41.5,"y":33.3,"heading":270,"dug":"none"}]},
    {"id":"b2v","name":"1st Militia","troop":"militia","quality":"green","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b2v1","type":"militia-company","sp":8,"x":40,"y":19.5,"heading":270,"dug":"none"},
     {"id":"b2v2","type":"multi-cannon-section","sp":4,"x":38,"y":23,"heading":270,"dug":"none"}]},
    {"id":"b2w","name":"2nd Militia","troop":"militia","quality":"green","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b2w1","type":"militia-company","sp":8,"x":39,"y":40,"heading":270,"dug":"none"}]},
    {"id":"b2x","name":"3rd Militia","troop":"militia","quality":"green","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b2x1","type":"militia-company","sp":8,"x":51,"y":31.6,"heading":270,"dug":"dug-in"}]}]}],
   "assets":[{"kind":"flyer-flight","id":"ba1","sp":4,"pilots":"average"}]}}};
