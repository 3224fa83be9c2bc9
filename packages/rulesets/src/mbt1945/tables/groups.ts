import { rows } from '@umpire/engine';
import type { ListedStand, SampleGroup } from '../../common/mbt/book/lists.js';
import type { Mode, Posture, SubClass } from '../pieces.js';

/** `3 INFn INF MOBILE J Rifles`: as the specification writes stands, J for those trained for the jungle; then what they are called. */
function listed(line: string, at: number): ListedStand {
  const [count, subClass, posture, mode, ...rest] = line.split(' ') as [string, SubClass, Posture, Mode, ...string[]];
  const jungleTrained = rest[0] === 'J';
  const name = rest.slice(jungleTrained ? 1 : 0).join(' ');
  return {
    count: Number(count),
    subClass,
    posture,
    mode,
    ...(at === 0 && { bghq: true as const }),
    ...(jungleTrained && { jungleTrained }),
    ...(name && { name }),
  };
}
/** Twelve stands, the first of them the BGHQ. */
const group = (name: string, stands: string): SampleGroup => ({ name, stands: stands.split('; ').map(listed) });

/** MBT45-HSE-12: sample Battle Groups of no nation, then MBT45-HSE-22: those of the war's nations and years. */
// biome-ignore format: the specification's own layout
export const SAMPLE_GROUPS = rows<SampleGroup>('mbt1945/SAMPLE_GROUPS', [
  group('Balanced group', '1 MBTn ARM MOBILE; 3 MBTn ARM MOBILE; 3 INFn INF MOBILE; 1 INFn INF STATIC; 1 INFn REC FAST; 1 INFn ATA STATIC; 1 INFn LAS MOBILE; 1 ARTn OTF STATIC'),
  group('Heavy tank group', '1 MBT+ ARM MOBILE; 2 MBT++ ARM MOBILE; 3 MBTn ARM MOBILE; 3 INF+ INF MOBILE; 1 INF+ REC FAST; 1 INFn ATA STATIC; 1 INFn PDA STATIC'),
  group('Armoured group', '1 MBTn ARM MOBILE; 3 MBTn ARM MOBILE; 3 MBT+ ARM MOBILE; 3 INF+ INF MOBILE; 1 INF+ REC FAST; 1 INFn PDA STATIC'),
  group('Tank group', '1 MBTn ARM MOBILE; 6 MBTn ARM MOBILE; 3 INFn INF MOBILE; 1 INFn REC FAST; 1 INFn PDA STATIC'),
  group('Infantry group', '1 INFn INF MOBILE; 6 INFn INF MOBILE; 1 INFn REC FAST; 1 INFn ATA STATIC; 1 INFn LAS MOBILE; 1 MBTn ARM MOBILE; 1 INFn AAA STATIC'),
  group('Rifle group', '1 INFn INF MOBILE; 4 INFn INF MOBILE; 2 INF- INF MOBILE; 1 MBT+ ARM MOBILE; 1 INFn REC FAST; 1 INFn ATA STATIC; 1 INFn LAS MOBILE; 1 ARTn OTF STATIC'),
  group('Garrison', '1 INFn INF STATIC; 5 INFn INF STATIC; 2 INFn ATA STATIC; 1 INFn LAS STATIC; 1 INFn REC MOBILE; 1 MBTn ARM MOBILE; 1 ARTn OTF STATIC'),
  group('Guards tank group', '1 MBT+ ARM MOBILE; 3 MBT+ ARM MOBILE; 3 MBTn ARM MOBILE; 3 INF+ INF MOBILE; 1 INF+ REC FAST; 1 INFn PDA STATIC'),
  group('Guards rifle group', '1 INF+ INF MOBILE; 5 INF+ INF MOBILE; 1 MBT+ ARM MOBILE; 1 INFn REC FAST; 1 INFn LAS MOBILE; 3 ART+ OTF STATIC'),
  group('Fires and air', '1 ARTn OTF STATIC; 4 ARTn OTF STATIC; 2 ART+ OTF STATIC; 2 ARTn CBA STATIC; 1 AIRn ASF MOBILE; 2 AIR+ CAS MOBILE'),
  group('Fires and air, more fighters', '1 ARTn OTF STATIC; 4 ARTn OTF STATIC; 2 ART+ OTF STATIC; 2 ARTn CBA STATIC; 2 AIR+ ASF MOBILE; 1 AIRn CAS MOBILE'),
  group('Fires and air, early', '1 ARTn OTF STATIC; 4 ARTn OTF STATIC; 3 ART- OTF STATIC; 1 ARTn CBA STATIC; 1 AIR- ASF MOBILE; 2 AIR- CAS MOBILE'),
  group('Germany 1939-41: Panzer', '1 MBT- ARM MOBILE Panzer IV D; 4 MBT- ARM MOBILE Panzer III E; 3 INFn INF MOBILE Schützen; 1 INFn REC FAST Sd.Kfz 222; 1 INFn ATA MOBILE Pak 36; 1 INFn PDA MOBILE Flak 38; 1 ARTn OTF STATIC leFH 18'),
  group('Germany 1939-45: infantry', '1 INFn INF MOBILE Grenadiere; 6 INFn INF MOBILE Grenadiere; 1 INF- REC MOBILE Radfahrer; 1 INFn ATA MOBILE Pak 38/40; 1 INFn LAS MOBILE 12 cm mortars; 1 MBTn ARM MOBILE StuG III; 1 ARTn OTF STATIC leFH 18'),
  group('Germany 1941-43: Afrika Korps', '1 MBTn ARM MOBILE Panzer III J; 3 MBTn ARM MOBILE Panzer III J; 1 MBTn ARM MOBILE Panzer IV F2; 2 INFn INF MOBILE Schützen; 1 INFn REC FAST Sd.Kfz 222; 2 INFn ATA MOBILE 8.8 cm; 1 INFn PDA MOBILE Flak 38; 1 ARTn OTF STATIC leFH 18'),
  group('Germany 1943-45: Panzer', '1 MBT+ ARM MOBILE Panther; 2 MBT+ ARM MOBILE Panther; 3 MBTn ARM MOBILE Panzer IV H; 3 INF+ INF MOBILE Panzergrenadiere; 1 INF+ REC FAST Sd.Kfz 234; 1 INFn PDA MOBILE Flakvierling; 1 ARTn OTF STATIC Wespe'),
  group('Germany 1944-45: heavy tanks', '1 MBT+ ARM MOBILE Tiger I; 2 MBT+ ARM MOBILE Tiger I; 2 MBT++ ARM MOBILE Tiger II; 2 MBT++ ARM MOBILE Jagdpanther; 2 INF+ INF MOBILE Panzergrenadiere; 1 INF+ REC FAST Sd.Kfz 234; 1 INFn ATA STATIC Pak 43; 1 INFn AAA STATIC 8.8 cm'),
  group('Soviet Union 1939-41: tanks', '1 MBT- ARM MOBILE BT-7; 5 MBT- ARM MOBILE T-26; 2 MBTn ARM MOBILE KV-1; 2 INF- INF MOBILE Motor rifles; 1 INFn REC FAST BA-10; 1 INF- PDA STATIC Maxim quads'),
  group('Soviet Union 1941-45: rifles', '1 INFn INF MOBILE Rifles; 3 INFn INF MOBILE Rifles; 4 INF- INF MOBILE Rifles; 1 INFn ATA MOBILE ZiS-3; 1 INF- LAS MOBILE 82 mm mortars; 1 INF- REC MOBILE Scouts; 1 ART- OTF STATIC 76 mm guns'),
  group('Soviet Union 1942-44: tanks', '1 MBTn ARM MOBILE T-34; 6 MBTn ARM MOBILE T-34; 3 INFn INF MOBILE Tank riders; 1 INFn REC FAST BA-64; 1 INFn PDA MOBILE 37 mm guns'),
  group('Soviet Union 1944-45: Guards tanks', '1 MBT+ ARM MOBILE IS-2; 2 MBT+ ARM MOBILE IS-2; 1 MBT+ ARM MOBILE ISU-152; 4 MBTn ARM MOBILE T-34/85; 2 INF+ INF MOBILE Guards motor rifles; 1 INF+ REC FAST M3 scout cars; 1 INFn PDA MOBILE 37 mm guns'),
  group('Soviet Union 1943-45: guns and air', '1 ARTn OTF STATIC 122 mm howitzers; 4 ARTn OTF STATIC 122 mm howitzers; 3 ART+ OTF STATIC 203 mm and M-31; 2 ARTn CBA STATIC A-19; 1 AIRn ASF MOBILE Yak-9; 1 AIR+ CAS MOBILE Sturmovik'),
  group('Britain 1939-41: armoured', '1 MBTn ARM MOBILE Matilda; 2 MBTn ARM MOBILE Matilda; 3 MBT- ARM MOBILE Cruiser A13; 3 INFn INF MOBILE Motor company; 1 INFn REC FAST Vickers light; 1 INFn ATA MOBILE 2-pounder; 1 ART- OTF STATIC 25-pounders'),
  group('Britain 1941-43: Eighth Army', '1 MBTn ARM MOBILE Grant; 2 MBTn ARM MOBILE Grant; 3 MBT- ARM FAST Crusader; 2 INFn INF MOBILE Motor company; 1 INFn REC FAST Humber; 1 INFn ATA MOBILE 6-pounder; 1 INFn PDA MOBILE Bofors; 1 ART- OTF STATIC 25-pounders'),
  group('Britain, Canada 1944-45: armoured', '1 MBTn ARM MOBILE Sherman; 3 MBTn ARM MOBILE Sherman; 2 MBTn ARM MOBILE Firefly; 3 INF+ INF MOBILE Motor company; 1 INF+ REC FAST Daimler; 1 INFn PDA MOBILE Bofors; 1 ARTn OTF STATIC 5.5-inch guns'),
  group('Britain, Canada 1944-45: infantry', '1 INFn INF MOBILE Rifles; 5 INFn INF MOBILE Rifles; 1 INFn REC FAST Carriers; 1 INFn ATA MOBILE 17-pounder; 1 INFn LAS MOBILE 4.2-inch mortars; 1 MBT+ ARM MOBILE Churchill VII; 1 MBTn ARM MOBILE Churchill; 1 ART- OTF STATIC 25-pounders'),
  group('India 1942-45: infantry', '1 INFn INF MOBILE J Rifles; 2 INFn INF MOBILE Rifles; 4 INF- INF MOBILE J Rifles; 1 MBTn ARM MOBILE Lee; 1 INF- LAS MOBILE 3-inch mortars; 1 INF- REC MOBILE J Scouts; 1 INFn PDA MOBILE Bofors; 1 ART- OTF STATIC 25-pounders'),
  group('Australia, New Zealand 1942-45: infantry', '1 INFn INF MOBILE J Rifles; 5 INF- INF MOBILE J Rifles; 2 MBTn ARM MOBILE Matilda; 1 INFn ATA MOBILE 6-pounder; 1 INF- LAS MOBILE 3-inch mortars; 1 INF- REC MOBILE J Scouts; 1 ART- OTF STATIC short 25-pounders'),
  group('United States 1942-43: armoured', '1 MBTn ARM MOBILE Lee; 3 MBTn ARM MOBILE Sherman; 2 MBT- ARM FAST Stuart; 3 INF+ INF MOBILE Armoured infantry; 1 INFn REC FAST Jeeps; 1 INFn ATA MOBILE 37 mm; 1 ARTn OTF STATIC M7'),
  group('United States 1944-45: armoured', '1 MBTn ARM MOBILE Sherman; 4 MBTn ARM MOBILE Sherman; 1 MBT+ ARM MOBILE Pershing; 3 INF+ INF MOBILE Armoured infantry; 1 INF+ REC FAST M8; 1 INFn PDA MOBILE M16; 1 ARTn OTF STATIC M7'),
  group('United States 1943-45: infantry', '1 INFn INF MOBILE Rifles; 6 INFn INF MOBILE Rifles; 1 INFn REC FAST Jeeps; 1 INFn ATA MOBILE 57 mm; 1 INFn LAS MOBILE 4.2-inch mortars; 1 MBTn ARM MOBILE Sherman; 1 ARTn OTF STATIC 105 mm howitzers'),
  group('United States, Britain 1944-45: guns and air', '1 ARTn OTF STATIC 155 mm; 4 ARTn OTF STATIC 155 mm; 2 ART+ OTF STATIC 8-inch; 2 ARTn CBA STATIC Long Tom; 1 AIR+ ASF MOBILE Mustang; 2 AIRn CAS MOBILE P-47'),
  group('Japan 1937-45: infantry', '1 INFn INF MOBILE J Infantry; 3 INFn INF MOBILE Infantry; 4 INF- INF MOBILE J Infantry; 1 INFn ATA MOBILE 47 mm; 1 INF- LAS MOBILE 81 mm mortars; 1 INF- REC MOBILE J Scouts; 1 ART- OTF STATIC 75 mm guns'),
  group('Japan 1937-45: tanks', '1 MBT- ARM MOBILE Chi-Ha; 4 MBT- ARM MOBILE Chi-Ha; 2 MBT- ARM FAST Ha-Go; 3 INFn INF MOBILE Infantry; 1 INFn REC FAST Tankettes; 1 INFn PDA MOBILE 25 mm'),
  group('Italy 1940-43: armoured', '1 MBT- ARM MOBILE M13/40; 4 MBT- ARM MOBILE M14/41; 1 MBT- ARM MOBILE Semovente 75/18; 3 INFn INF MOBILE Bersaglieri; 1 INFn REC FAST AB 41; 1 INFn ATA MOBILE 47/32; 1 ART- OTF STATIC 75/27'),
  group('France 1940: armoured', '1 MBTn ARM MOBILE Char B1; 2 MBTn ARM MOBILE Somua S35; 3 MBT- ARM MOBILE R35; 3 INFn INF MOBILE Dragons portés; 1 INFn REC FAST Panhard 178; 1 INFn ATA STATIC 47 mm; 1 ART- OTF STATIC 75 mm'),
  group('Poland 1939: infantry', '1 INFn INF MOBILE Infantry; 4 INFn INF MOBILE Infantry; 2 INF- INF MOBILE Cavalry; 2 MBT- ARM MOBILE 7TP; 1 INF- REC MOBILE Cavalry; 1 INFn ATA MOBILE 37 mm Bofors; 1 ART- OTF STATIC 75 mm'),
  group('Finland 1939-44: infantry', '1 INFn INF MOBILE Jäger; 3 INFn INF MOBILE Jäger; 4 INF- INF MOBILE Ski infantry; 1 INFn ATA MOBILE 37 mm Bofors; 1 INF- LAS MOBILE 81 mm mortars; 1 INF- REC MOBILE Ski patrol; 1 ART- OTF STATIC 76 mm'),
  group('Hungary, Romania 1941-44: army', '1 MBT- ARM MOBILE Turán I or R-2; 3 MBT- ARM MOBILE Toldi or R-2; 4 INFn INF MOBILE Infantry; 1 INFn ATA MOBILE 40/47 mm; 1 INF- LAS MOBILE 81 mm mortars; 1 INFn REC FAST Csaba; 1 ART- OTF STATIC 75 mm'),
  group('China 1937-45: infantry', '1 INFn INF MOBILE Infantry; 2 INFn INF MOBILE Infantry; 6 INF- INF MOBILE Infantry; 1 INF- LAS MOBILE 82 mm mortars; 1 INF- REC MOBILE Scouts; 1 ART- OTF STATIC 75 mm'),
  group('Fiji 1942-44: infantry', '1 INFn INF MOBILE J Fiji company; 6 INF- INF MOBILE J Fiji company; 1 INF- INF STATIC J Fiji company; 1 INF- REC MOBILE J Scouts; 2 INF- LAS MOBILE 3-inch mortars; 1 ART- OTF STATIC 75 mm pack guns'),
  group('Assault, optional rules', '1 INFn INF MOBILE Assault infantry; 4 INFn INF MOBILE Assault infantry; 3 CFE INF MOBILE Engineers; 1 INFn REC FAST Scouts; 1 INFn LAS MOBILE heavy mortars; 1 AIRn HBR MOBILE Heavy bombers; 1 ARTn OTF STATIC howitzers'),
]);
