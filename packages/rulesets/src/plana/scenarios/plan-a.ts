/** As the specification has it (section 9): lengths are centimetres, x east and y north. */
// biome-ignore format: a base a line
export const PLAN_A = {"id":"plan-a","title":"Plan A","turns":36,"start":"04:00","table":[150,100],"edges":{"a":"W","b":"E"},"air":{"superiority":null,"fought":true,"sorties":2},"lowOrbitMinutes":30,"lift":{"marine-group":"gf-company"},"startAboard":[{"company":"a2a","assets":["al1"]},{"company":"a2m","assets":["as1","as2"]}],"weather":null,
 "briefing":{"public":"The capital of a rebel world, and its spaceport.","a":"Come down, take the government quarter and the spaceport, hold what you take. One company and the Marines may start in the air. The Fleet gives lasers and a cruiser for a while, and a satellite on every third pass.","b":"Hold the quarter and the spaceport for six hours. You have two Guard battalions, militia and the robots that were captured at the port. They will come from the west and from above."},
 "features":[
  {"kind":"built-up","poly":[[62,40],[86,40],[86,62],[62,62]]},
  {"kind":"built-up","poly":[[100,74],[112,74],[112,84],[100,84]]},
  {"kind":"river","poly":[[0,30],[58,30],[58,33],[0,33]]},
  {"kind":"stream","line":[[58,31],[110,22],[150,26]]},
  {"kind":"road","line":[[0,50],[150,50]]},
  {"kind":"road","line":[[74,0],[74,100]]},
  {"kind":"bridge","at":[74,28.4]},
  {"kind":"bridge","at":[30,31.5]},
  {"kind":"road","line":[[30,0],[30,50]]},
  {"kind":"forest","poly":[[8,60],[30,60],[30,84],[8,84]]},
  {"kind":"close-woods","poly":[[92,8],[112,8],[112,18],[92,18]]},
  {"kind":"open-woods","poly":[[40,66],[56,66],[56,80],[40,80]]},
  {"kind":"hill","level":1,"poly":[[36,40],[54,40],[54,58],[36,58]]},
  {"kind":"hill","level":2,"poly":[[42,45],[50,45],[50,53],[42,53]]},
  {"kind":"hill","level":1,"poly":[[96,34],[116,34],[116,48],[96,48]]},
  {"kind":"open","name":"spaceport","cover":true,"poly":[[116,58],[140,58],[140,72],[116,72]]},
  {"kind":"minefield","hiddenFrom":"a","poly":[[56,44],[60,44],[60,49],[56,49]]}],
 "objectives":[{"at":[74,51],"value":10,"name":"government quarter"},{"at":[128,65],"value":8,"name":"spaceport"},{"at":[46,49],"value":5,"name":"west hill"},{"at":[74,28.4],"value":3,"name":"south road bridge"}],
 "zones":{"a":[[0,0],[28,0],[28,100],[0,100]],"b":[[36,24],[150,24],[150,100],[36,100]]},
 "special":[
  "Air superiority is fought before turn 1 and at each midnight (PLA-ASU).",
  "Side a may start A Company of the 2nd Battalion and the Marines off the map: the company in one heavy airtrans (less vehicles), each Marine group in one heavy shuttle in low orbit, 30 minutes away (a Marine group counts as a GF company for lift).",
  "Orbital laser of a: turns 4-6 and 31-33. Cruiser: six bombardments in turns 1-18. SpySat of a: turns 1-3, 10-12, 19-21 and 28-30.",
  "Nuclear weapons are not allowed.",
  "The spaceport is open ground and cover."],
 "sides":{
  "a":{"name":"Martian Expeditionary Regiment","battalions":[
   {"id":"a1","name":"1st GF Battalion","commander":{"leadership":2},"irregular":false,"netComplete":true,"companies":[
    {"id":"a1h","name":"HQ","troop":"hq","quality":"average","leadership":2,"order":{"kind":"hold"},"bases":[
     {"id":"a1h1","type":"gf-bn-hq","sp":4,"x":8,"y":52,"heading":90,"dug":"none"},
     {"id":"a1h2","type":"hover-scout","sp":2,"x":20,"y":44,"heading":90,"dug":"none"},
     {"id":"a1h3","type":"hover-scout","sp":2,"x":20,"y":51,"heading":90,"dug":"none"},
     {"id":"a1h4","type":"gf-missile-section","sp":4,"x":14,"y":48,"heading":90,"dug":"none","allocated":{"to":"a1","as":"close-support"}},
     {"id":"a1h5","type":"gf-engineer-platoon","sp":2,"x":10,"y":48,"heading":90,"dug":"none"},
     {"id":"a1h6","type":"lorry-column","sp":4,"x":4,"y":50,"heading":90,"dug":"none"}]},
    {"id":"a1a","name":"A Company","troop":"gf","quality":"veteran","leadership":2,"order":{"kind":"attack","objective":[46,49],"route":[[30,48],[46,49]]},"bases":[
     {"id":"a1a1","type":"gf-section","sp":4,"x":24,"y":35.5,"heading":90,"dug":"none"},
     {"id":"a1a2","type":"gf-section","sp":4,"x":24,"y":39.5,"heading":90,"dug":"none"},
     {"id":"a1a3","type":"gf-section","sp":4,"x":24,"y":43.5,"heading":90,"dug":"none"},
     {"id":"a1a4","type":"gf-heavy-section","sp":4,"x":20,"y":37.5,"heading":90,"dug":"none"},
     {"id":"a1a5","type":"gf-coy-hq","sp":4,"x":20,"y":41,"heading":90,"dug":"none"},
     {"id":"a1a6","type":"gf-atgw-section","sp":4,"x":16,"y":38,"heading":90,"dug":"none"}]},
    {"id":"a1b","name":"B Company","troop":"gf","quality":"average","leadership":1,"order":{"kind":"attack","objective":[46,49],"route":[[30,56],[46,49]]},"bases":[
     {"id":"a1b1","type":"gf-section","sp":4,"x":22,"y":16,"heading":90,"dug":"none"},
     {"id":"a1b2","type":"gf-section","sp":4,"x":22,"y":22,"heading":90,"dug":"none"},
     {"id":"a1b3","type":"gf-section","sp":4,"x":22,"y":28,"heading":90,"dug":"none"},
     {"id":"a1b4","type":"gf-heavy-section","sp":4,"x":18,"y":25,"heading":90,"dug":"none"},
     {"id":"a1b5","type":"gf-coy-hq","sp":4,"x":18,"y":19,"heading":90,"dug":"none"},
     {"id":"a1b6","type":"gf-atgw-section","sp":4,"x":14,"y":22,"heading":90,"dug":"none"}]},
    {"id":"a1c","name":"C Company","troop":"gf","quality":"average","leadership":1,"order":{"kind":"attack","objective":[74,28.4],"route":[[40,20],[66,22]]},"bases":[
     {"id":"a1c1","type":"gf-section","sp":4,"x":10,"y":16,"heading":90,"dug":"none"},
     {"id":"a1c2","type":"gf-section","sp":4,"x":10,"y":22,"heading":90,"dug":"none"},
     {"id":"a1c3","type":"gf-section","sp":4,"x":10,"y":28,"heading":90,"dug":"none"},
     {"id":"a1c4","type":"gf-heavy-section","sp":4,"x":6,"y":25,"heading":90,"dug":"none"},
     {"id":"a1c5","type":"gf-coy-hq","sp":4,"x":6,"y":19,"heading":90,"dug":"none"},
     {"id":"a1c6","type":"gf-missile-section","sp":4,"x":2,"y":22,"heading":90,"dug":"none"}]},
    {"id":"a1s","name":"CSCV Platoon","troop":"battery","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a1s1","type":"cscv-platoon","sp":4,"x":8,"y":40,"heading":90,"dug":"none","allocated":{"to":"a1","as":"close-support"}}]}]},
   {"id":"a2","name":"2nd GF Battalion","commander":{"leadership":1},"irregular":false,"netComplete":true,"companies":[
    {"id":"a2h","name":"HQ","troop":"hq","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a2h1","type":"gf-bn-hq","sp":4,"x":4,"y":8,"heading":90,"dug":"none"},
     {"id":"a2h2","type":"hover-scout","sp":2,"x":12,"y":4,"heading":90,"dug":"none"},
     {"id":"a2h3","type":"gf-missile-section","sp":4,"x":8,"y":4,"heading":90,"dug":"none","allocated":{"to":"a2","as":"close-support"}},
     {"id":"a2h4","type":"lorry-column","sp":4,"x":4,"y":4,"heading":90,"dug":"none"}]},
    {"id":"a2a","name":"A Company","troop":"gf","quality":"average","leadership":2,"order":{"kind":"attack","objective":[128,65],"route":[[128,80],[128,65]]},"bases":[
     {"id":"a2a1","type":"gf-section","sp":4,"x":24,"y":2,"heading":90,"dug":"none"},
     {"id":"a2a2","type":"gf-section","sp":4,"x":24,"y":8,"heading":90,"dug":"none"},
     {"id":"a2a3","type":"gf-section","sp":4,"x":24,"y":14,"heading":90,"dug":"none"},
     {"id":"a2a4","type":"gf-heavy-section","sp":4,"x":20,"y":11,"heading":90,"dug":"none"},
     {"id":"a2a5","type":"gf-coy-hq","sp":4,"x":20,"y":5,"heading":90,"dug":"none"},
     {"id":"a2a6","type":"gf-atgw-section","sp":4,"x":16,"y":8,"heading":90,"dug":"none"}]},
    {"id":"a2b","name":"B Company","troop":"gf","quality":"average","leadership":1,"order":{"kind":"attack","objective":[74,51],"route":[[40,92],[60,84],[72,66]]},"bases":[
     {"id":"a2b1","type":"gf-section","sp":4,"x":14,"y":84,"heading":90,"dug":"none"},
     {"id":"a2b2","type":"gf-section","sp":4,"x":14,"y":90,"heading":90,"dug":"none"},
     {"id":"a2b3","type":"gf-section","sp":4,"x":14,"y":96,"heading":90,"dug":"none"},
     {"id":"a2b4","type":"gf-heavy-section","sp":4,"x":10,"y":93,"heading":90,"dug":"none"},
     {"id":"a2b5","type":"gf-coy-hq","sp":4,"x":10,"y":87,"heading":90,"dug":"none"},
     {"id":"a2b6","type":"gf-atgw-section","sp":4,"x":6,"y":90,"heading":90,"dug":"none"}]},
    {"id":"a2s","name":"CSCV Platoon","troop":"battery","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a2s1","type":"cscv-platoon","sp":4,"x":4,"y":96,"heading":90,"dug":"none","allocated":{"to":"a2","as":"close-support"}}]},
    {"id":"a2m","name":"Starship Marines","troop":"marine","quality":"veteran","leadership":2,"order":{"kind":"attack","objective":[128,65],"route":[[128,76],[128,65]]},"bases":[
     {"id":"a2m1","type":"marine-group","sp":10,"x":24,"y":92,"heading":90,"dug":"none"},
     {"id":"a2m2","type":"marine-group","sp":10,"x":24,"y":96,"heading":90,"dug":"none"}]}]},
   {"id":"a3","name":"Hovertank Battalion","commander":{"leadership":2},"irregular":false,"netComplete":true,"companies":[
    {"id":"a3h","name":"HQ","troop":"hq","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a3h1","type":"gf-bn-hq","sp":4,"x":4,"y":60,"heading":90,"dug":"none"},
     {"id":"a3h2","type":"lorry-column","sp":4,"x":3,"y":56,"heading":90,"dug":"none"}]},
    {"id":"a3a","name":"1st Squadron","troop":"armour","quality":"average","leadership":2,"order":{"kind":"attack","objective":[74,51],"route":[[34,56],[56,62],[74,51]]},"bases":[
     {"id":"a3a1","type":"hovertank-platoon","sp":4,"x":14,"y":56.5,"heading":90,"dug":"none"},
     {"id":"a3a2","type":"hovertank-platoon","sp":4,"x":20,"y":57,"heading":90,"dug":"none"},
     {"id":"a3a3","type":"hovertank-platoon","sp":4,"x":9,"y":57,"heading":90,"dug":"none"},
     {"id":"a3a4","type":"hover-scout","sp":2,"x":25,"y":56,"heading":90,"dug":"none"}]},
    {"id":"a3b","name":"2nd Squadron","troop":"armour","quality":"average","leadership":1,"order":{"kind":"attack","objective":[74,28.4],"route":[[40,20],[74,20],[74,28.4]]},"bases":[
     {"id":"a3b1","type":"hovertank-platoon","sp":4,"x":26,"y":17,"heading":90,"dug":"none"},
     {"id":"a3b2","type":"hovertank-platoon","sp":4,"x":26,"y":22,"heading":90,"dug":"none"},
     {"id":"a3b3","type":"hovertank-platoon","sp":4,"x":26,"y":27,"heading":90,"dug":"none"},
     {"id":"a3b4","type":"hover-scout","sp":2,"x":18,"y":15,"heading":90,"dug":"none"}]},
    {"id":"a3g","name":"1 Battery","troop":"battery","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a3g1","type":"hover-artillery-platoon","sp":4,"offTableCm":150,"allocated":{"to":"a1","as":"support"}}]},
    {"id":"a3k","name":"2 Battery","troop":"battery","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a3k1","type":"hover-artillery-platoon","sp":4,"offTableCm":150,"allocated":{"to":"a2","as":"support"}}]},
    {"id":"a3r","name":"RLS Battery","troop":"battery","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a3r1","type":"hover-rls-platoon","sp":4,"offTableCm":150,"allocated":{"to":"a1","as":"support"}}]},
    {"id":"a3n","name":"Standoff Platoon","troop":"battery","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a3n1","type":"standoff-platoon","sp":4,"offTableCm":300,"allocated":{"to":"a3","as":"support"}}]}]}],
   "assets":[{"kind":"air-unit","id":"aa1","sp":4,"munitions":"ga","pilots":"average"},{"kind":"air-unit","id":"aa2","sp":4,"munitions":"ga","pilots":"veteran"},{"kind":"pacifier-section","id":"aa3","sp":4,"pilots":"average"},{"kind":"heavy-airtrans","id":"al1","sp":2},{"kind":"heavy-airtrans","id":"al2","sp":2},{"kind":"medium-airtrans","id":"al3","sp":2},{"kind":"medium-airtrans","id":"al4","sp":2},{"kind":"heavy-airtrans","id":"as1","sp":2,"shuttle":true},{"kind":"heavy-airtrans","id":"as2","sp":2,"shuttle":true},{"kind":"orbital-laser","id":"ao1","windows":[[4,6],[31,33]]},{"kind":"cruiser","id":"ao2","windows":[[1,18]],"shots":6},{"kind":"spysat","id":"ao3","windows":[[1,3],[10,12],[19,21],[28,30]]}]},
  "b":{"name":"Free Planet Army","battalions":[
   {"id":"b1","name":"1st Planet Guard","commander":{"leadership":2},"irregular":false,"netComplete":true,"companies":[
    {"id":"b1h","name":"HQ","troop":"hq","quality":"average","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b1h1","type":"infantry-hq","sp":4,"x":66,"y":50,"heading":270,"dug":"none"},
     {"id":"b1h2","type":"atgw-section","sp":4,"x":63.5,"y":46,"heading":270,"dug":"dug-in"},
     {"id":"b1h3","type":"infantry-sam-section","sp":4,"x":66,"y":54,"heading":270,"dug":"none"},
     {"id":"b1h4","type":"heavy-mortar-platoon","sp":4,"x":70,"y":50,"heading":270,"dug":"none","allocated":{"to":"b1","as":"support"}},
     {"id":"b1h5","type":"lorry-column","sp":4,"x":79.2,"y":50,"heading":270,"dug":"none"}]},
    {"id":"b1a","name":"1st Company","troop":"regular","quality":"average","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b1a1","type":"infantry-hq","sp":4,"x":48,"y":50,"heading":270,"dug":"none"},
     {"id":"b1a2","type":"regular-platoon","sp":8,"x":43,"y":46,"heading":270,"dug":"dug-in"},
     {"id":"b1a3","type":"regular-platoon","sp":8,"x":43,"y":49,"heading":270,"dug":"dug-in"},
     {"id":"b1a4","type":"regular-platoon","sp":8,"x":43,"y":52,"heading":270,"dug":"dug-in"},
     {"id":"b1a5","type":"mortar-platoon","sp":4,"x":49,"y":47,"heading":270,"dug":"none","allocated":{"to":"b1","as":"close-support"}}]},
    {"id":"b1b","name":"2nd Company","troop":"regular","quality":"average","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b1b1","type":"infantry-hq","sp":4,"x":67,"y":58,"heading":270,"dug":"none"},
     {"id":"b1b2","type":"regular-platoon","sp":8,"x":63.5,"y":55,"heading":270,"dug":"dug-in"},
     {"id":"b1b3","type":"regular-platoon","sp":8,"x":63.5,"y":58,"heading":270,"dug":"dug-in"},
     {"id":"b1b4","type":"regular-platoon","sp":8,"x":63.5,"y":61,"heading":270,"dug":"dug-in"},
     {"id":"b1b5","type":"mortar-platoon","sp":4,"x":70,"y":58,"heading":270,"dug":"none","allocated":{"to":"b1","as":"close-support"}}]},
    {"id":"b1c","name":"3rd Company","troop":"regular","quality":"average","leadership":0,"order":{"kind":"hold"},"bases":[
     {"id":"b1c1","type":"infantry-hq","sp":4,"x":80,"y":46,"heading":270,"dug":"none"},
     {"id":"b1c2","type":"regular-platoon","sp":8,"x":77,"y":43,"heading":270,"dug":"dug-in"},
     {"id":"b1c3","type":"regular-platoon","sp":8,"x":77,"y":46,"heading":270,"dug":"dug-in"},
     {"id":"b1c4","type":"regular-platoon","sp":8,"x":77,"y":49,"heading":270,"dug":"dug-in"},
     {"id":"b1c5","type":"mortar-platoon","sp":4,"x":83,"y":46,"heading":270,"dug":"none","allocated":{"to":"b1","as":"close-support"}}]},
    {"id":"b1t","name":"Tank Company","troop":"armour","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"b1t1","type":"tracked-tank-platoon","sp":4,"x":90,"y":52,"heading":270,"dug":"none"},
     {"id":"b1t2","type":"tracked-tank-platoon","sp":4,"x":93,"y":54,"heading":270,"dug":"none"},
     {"id":"b1t3","type":"tracked-tank-platoon","sp":4,"x":96,"y":52,"heading":270,"dug":"none"}]},
    {"id":"b1g","name":"1 Battery","troop":"battery","quality":"average","leadership":0,"order":{"kind":"hold"},"bases":[
     {"id":"b1g1","type":"towed-battery","sp":8,"offTableCm":180,"allocated":{"to":"b1","as":"support"}}]}]},
   {"id":"b2","name":"2nd Planet Guard","commander":{"leadership":1},"irregular":false,"netComplete":true,"companies":[
    {"id":"b2h","name":"HQ","troop":"hq","quality":"average","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b2h1","type":"infantry-hq","sp":4,"x":130,"y":66,"heading":270,"dug":"none"},
     {"id":"b2h2","type":"mobile-sam-platoon","sp":4,"x":134,"y":64,"heading":270,"dug":"none"},
     {"id":"b2h3","type":"infantry-sam-section","sp":4,"x":126,"y":68,"heading":270,"dug":"none"},
     {"id":"b2h4","type":"strategic-sam-site","sp":4,"x":137,"y":69,"heading":270,"dug":"none"},
     {"id":"b2h5","type":"heavy-mortar-platoon","sp":4,"x":130,"y":62,"heading":270,"dug":"none","allocated":{"to":"b2","as":"support"}},
     {"id":"b2h6","type":"lorry-column","sp":4,"x":133,"y":68.5,"heading":270,"dug":"none"}]},
    {"id":"b2a","name":"1st Company","troop":"regular","quality":"average","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b2a1","type":"infantry-hq","sp":4,"x":122,"y":66,"heading":270,"dug":"none"},
     {"id":"b2a2","type":"regular-platoon","sp":8,"x":118,"y":62,"heading":270,"dug":"dug-in"},
     {"id":"b2a3","type":"regular-platoon","sp":8,"x":118,"y":65,"heading":270,"dug":"dug-in"},
     {"id":"b2a4","type":"regular-platoon","sp":8,"x":118,"y":68,"heading":270,"dug":"dug-in"},
     {"id":"b2a5","type":"mortar-platoon","sp":4,"x":123,"y":69,"heading":270,"dug":"none","allocated":{"to":"b2","as":"close-support"}}]},
    {"id":"b2b","name":"2nd Company","troop":"regular","quality":"green","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b2b1","type":"infantry-hq","sp":4,"x":128,"y":60,"heading":180,"dug":"none"},
     {"id":"b2b2","type":"regular-platoon","sp":8,"x":124,"y":59.5,"heading":180,"dug":"dug-in"},
     {"id":"b2b3","type":"regular-platoon","sp":8,"x":128,"y":57,"heading":180,"dug":"dug-in"},
     {"id":"b2b4","type":"regular-platoon","sp":8,"x":132,"y":59.5,"heading":180,"dug":"dug-in"},
     {"id":"b2b5","type":"mortar-platoon","sp":4,"x":128,"y":63,"heading":180,"dug":"none","allocated":{"to":"b2","as":"close-support"}}]},
    {"id":"b2c","name":"3rd Company","troop":"regular","quality":"average","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b2c1","type":"infantry-hq","sp":4,"x":75.5,"y":33,"heading":0,"dug":"none"},
     {"id":"b2c2","type":"regular-platoon","sp":8,"x":72,"y":31,"heading":0,"dug":"dug-in"},
     {"id":"b2c3","type":"regular-platoon","sp":8,"x":76,"y":30.2,"heading":0,"dug":"dug-in"},
     {"id":"b2c4","type":"regular-platoon","sp":8,"x":80,"y":31,"heading":0,"dug":"dug-in"},
     {"id":"b2c5","type":"mortar-platoon","sp":4,"x":75.5,"y":36,"heading":0,"dug":"none","allocated":{"to":"b2","as":"close-support"}}]},
    {"id":"b2g","name":"2 Battery","troop":"battery","quality":"average","leadership":0,"order":{"kind":"hold"},"bases":[
     {"id":"b2g1","type":"sp-battery","sp":4,"offTableCm":180,"allocated":{"to":"b2","as":"support"}}]}]},
   {"id":"b3","name":"City Militia","commander":{"leadership":1},"irregular":true,"netComplete":true,"companies":[
    {"id":"b3h","name":"HQ","troop":"hq","quality":"green","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b3h1","type":"militia-bn-hq","sp":4,"x":76.6,"y":57,"heading":270,"dug":"none"},
     {"id":"b3h2","type":"technical-section","sp":4,"x":79,"y":56,"heading":270,"dug":"none"},
     {"id":"b3h3","type":"technical-section","sp":4,"x":82,"y":56,"heading":270,"dug":"none"},
     {"id":"b3h4","type":"mortar-platoon","sp":4,"x":76,"y":59,"heading":270,"dug":"none","allocated":{"to":"b3","as":"support"}},
     {"id":"b3h5","type":"lorry-column","sp":4,"x":84.8,"y":57,"heading":270,"dug":"none"}]},
    {"id":"b3v","name":"1st Militia","troop":"militia","quality":"green","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b3v1","type":"militia-company","sp":8,"x":66,"y":43,"heading":270,"dug":"dug-in"}]},
    {"id":"b3w","name":"2nd Militia","troop":"militia","quality":"green","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b3w1","type":"militia-company","sp":8,"x":74,"y":52.9,"heading":270,"dug":"dug-in"}]},
    {"id":"b3x","name":"3rd Militia","troop":"militia","quality":"green","leadership":0,"order":{"kind":"hold"},"bases":[
     {"id":"b3x1","type":"militia-company","sp":8,"x":106,"y":79,"heading":270,"dug":"dug-in"},
     {"id":"b3x2","type":"multi-cannon-section","sp":4,"x":110,"y":79,"heading":270,"dug":"dug-in"}]},
    {"id":"b3r","name":"Captured Robots","troop":"armour","quality":"average","leadership":0,"order":{"kind":"hold"},"bases":[
     {"id":"b3r1","type":"robot-tank-platoon","sp":4,"x":100,"y":60,"heading":270,"dug":"none"},
     {"id":"b3r2","type":"robot-tank-platoon","sp":4,"x":106,"y":60,"heading":270,"dug":"none"},
     {"id":"b3r3","type":"robot-tank-platoon","sp":4,"x":100,"y":66,"heading":270,"dug":"none"}]}]}],
   "assets":[{"kind":"air-unit","id":"ba1","sp":4,"munitions":"other","pilots":"green"},{"kind":"flyer-flight","id":"ba2","sp":4,"pilots":"average"}]}}};
