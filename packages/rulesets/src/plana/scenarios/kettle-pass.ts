/** As the specification has it (section 9): lengths are centimetres, x east and y north. */
// biome-ignore format: a base a line
export const KETTLE_PASS = {"id":"kettle-pass","title":"Ambush at Kettle Pass","turns":18,"start":"17:00","table":[60,40],"edges":{"a":"W","b":"E"},"air":{"superiority":"a","fought":false,"sorties":2},"prisoners":{"b":"never"},"exits":[{"side":"a","type":"lorry-column","edge":"E","points":3}],"weather":{"visibilityMetres":3000,"closeLimitMetres":250,"denseCloud":true,"blowsToward":"S"},
 "briefing":{"public":"A road over Kettle Pass, in the late afternoon.","a":"Bring the column through to the east end of the road. Each supply column that leaves by the east edge counts. Flyers may be called twice. Nothing is reported from the pass.","b":"Their supply must come this way. Lie still on both sides of the road, close the pass with your mines, and let nobody through. No prisoners."},
 "features":[
  {"kind":"road","line":[[0,20],[60,20]]},
  {"kind":"hill","level":1,"poly":[[18,24],[46,24],[46,36],[18,36]]},
  {"kind":"hill","level":1,"poly":[[18,4],[46,4],[46,16],[18,16]]},
  {"kind":"open-woods","poly":[[20,24],[44,24],[44,33],[20,33]]},
  {"kind":"close-woods","poly":[[22,6],[40,6],[40,16],[22,16]]},
  {"kind":"minefield","hiddenFrom":"a","poly":[[33,18],[36,18],[36,22],[33,22]]},
  {"kind":"built-up","poly":[[52,17],[57,17],[57,23],[52,23]]}],
 "objectives":[{"at":[58,20],"value":6,"name":"east end of the road"},{"at":[32,20],"value":4,"name":"the pass"}],
 "zones":{"a":[[0,14],[12,14],[12,26],[0,26]],"b":[[18,0],[60,0],[60,40],[18,40]]},
 "special":[
  "Side a starts in column; its first orders are movement orders along the road; it does not know that there are rebels or mines.",
  "Each lorry column of side a that leaves by the east edge on the road: 3 points to a.",
  "Prisoners: side b never accepts a surrender.",
  "The flyers of a may fly two missions."],
 "sides":{
  "a":{"name":"Ground Force column","battalions":[
   {"id":"a1","name":"2nd GF Battalion (column)","commander":{"leadership":2},"irregular":false,"netComplete":true,"companies":[
    {"id":"a1h","name":"HQ and supply","troop":"hq","quality":"average","leadership":1,"order":{"kind":"move","objective":[58,20],"route":[[0,20],[58,20]],"mode":"non-tactical"},"bases":[
     {"id":"a1h1","type":"gf-bn-hq","sp":4,"x":3.8,"y":20,"heading":90,"dug":"none"},
     {"id":"a1h2","type":"hover-scout","sp":2,"x":11,"y":20,"heading":90,"dug":"none"},
     {"id":"a1h3","type":"lorry-column","sp":4,"x":8.4,"y":20,"heading":90,"dug":"none"},
     {"id":"a1h4","type":"gf-engineer-platoon","sp":2,"x":1.2,"y":20,"heading":90,"dug":"none"},
     {"id":"a1h5","type":"lorry-column","sp":4,"x":6.2,"y":20,"heading":90,"dug":"none"}]},
    {"id":"a1a","name":"A Company","troop":"gf","quality":"veteran","leadership":2,"order":{"kind":"move","objective":[58,20],"route":[[0,20],[58,20]]},"bases":[
     {"id":"a1a1","type":"gf-coy-hq","sp":4,"x":8,"y":23,"heading":90,"dug":"none"},
     {"id":"a1a2","type":"gf-section","sp":4,"x":5,"y":23,"heading":90,"dug":"none"},
     {"id":"a1a3","type":"gf-section","sp":4,"x":2,"y":23,"heading":90,"dug":"none"},
     {"id":"a1a4","type":"gf-heavy-section","sp":4,"x":8,"y":17,"heading":90,"dug":"none"},
     {"id":"a1a5","type":"gf-atgw-section","sp":4,"x":5,"y":17,"heading":90,"dug":"none"}]}]}],
   "assets":[{"kind":"flyer-flight","id":"af1","sp":4,"pilots":"average"}]},
  "b":{"name":"Rebels","battalions":[
   {"id":"b1","name":"Kettle Column","commander":{"leadership":2},"irregular":true,"netComplete":true,"companies":[
    {"id":"b1h","name":"HQ","troop":"hq","quality":"green","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b1h1","type":"militia-bn-hq","sp":4,"x":35,"y":34.5,"heading":180,"dug":"none"},
     {"id":"b1h2","type":"infantry-sam-section","sp":4,"x":38,"y":34.5,"heading":180,"dug":"none"},
     {"id":"b1h3","type":"lorry-column","sp":4,"x":35,"y":37.5,"heading":180,"dug":"none"}]},
    {"id":"b1v","name":"1st Band","troop":"militia","quality":"average","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b1v1","type":"militia-company","sp":8,"x":26,"y":25.5,"heading":180,"dug":"deep"}]},
    {"id":"b1w","name":"2nd Band","troop":"militia","quality":"average","leadership":2,"order":{"kind":"defend"},"bases":[
     {"id":"b1w1","type":"militia-company","sp":8,"x":38,"y":25.5,"heading":180,"dug":"deep"},
     {"id":"b1w2","type":"atgw-section","sp":4,"x":42,"y":27,"heading":180,"dug":"dug-in"}]},
    {"id":"b1x","name":"3rd Band","troop":"militia","quality":"average","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b1x1","type":"militia-company","sp":8,"x":31,"y":14.5,"heading":0,"dug":"deep"}]},
    {"id":"b1t","name":"Technicals","troop":"technical","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"b1t1","type":"technical-section","sp":4,"x":52,"y":29,"heading":270,"dug":"none"},
     {"id":"b1t2","type":"technical-section","sp":4,"x":55.5,"y":29,"heading":270,"dug":"none"},
     {"id":"b1t3","type":"multi-cannon-section","sp":4,"x":52,"y":25,"heading":270,"dug":"none"}]},
    {"id":"b1r","name":"Robots","troop":"armour","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"b1r1","type":"robot-tank-platoon","sp":4,"x":50,"y":9,"heading":270,"dug":"none"},
     {"id":"b1r2","type":"robot-tank-platoon","sp":4,"x":56,"y":9,"heading":270,"dug":"none"}]}]}],
   "assets":[]}}};
