import type { DeskMatter, Options } from '@umpire/engine';
import { assaultGroups, groupName, pointsOf } from '../play/assault-groups.js';
import { onTable } from '../play/bases.js';
import { forcedBy } from '../play/forced.js';
import { dueTests } from '../play/morale.js';
import type { State } from '../play/state.js';
import { AMMUNITION } from '../tables/weapons.js';

type Part = Pick<DeskMatter, 'id' | 'title' | 'text' | 'rule' | 'verbs'> & Partial<DeskMatter>;
const matter = (part: Part): DeskMatter => ({
  lines: [],
  proposal: part.text,
  because: [],
  throws: [],
  about: [],
  ...part,
});

/** PLA-UMP-42: what will be decided next, as the book would have it. */
export const comingUp = (state: State, options: Options): DeskMatter[] => [
  ...ordersUnderWay(state),
  ...callsDue(state),
  ...missionsDue(state),
  ...wayBack(state, options),
  ...assaultsDue(state, options),
  ...testsDue(state),
  ...keptBack(state),
  ...arrivals(state),
];

const ordersUnderWay = ({ packages }: State): DeskMatter[] =>
  packages.map(({ id, hq, companies, progress, text }) => {
    const left = Math.max(0, ...companies.map(({ ready }) => ready - progress));
    return matter({
      id,
      title: `Order of ${hq}: ${text.kind}`,
      text: `in force in ${left} ${left === 1 ? 'turn' : 'turns'}: ${companies.map(one => one.id).join(', ')}`,
      rule: 'PLA-UMP-04',
      about: [hq],
      verbs: ['order-time'],
    });
  });

const callsDue = ({ calls }: State): DeskMatter[] =>
  calls.map(({ id, batteries, turnCalled, kind }) =>
    matter({
      id,
      title: `Call: ${batteries.join(', ')}`,
      text: `${AMMUNITION[kind]}, falls in turn ${turnCalled + 1}`,
      rule: kind === 'nuclear' ? 'PLA-UMP-31' : 'PLA-UMP-26',
      about: batteries,
      verbs: ['rule-on'],
    }),
  );

const missionsDue = ({ assets }: State): DeskMatter[] =>
  assets.flatMap(({ id, mission }) =>
    mission
      ? [
          matter({
            id,
            title: `Mission: ${id}`,
            text: `${mission.kind}, flies in turn ${mission.called + 1}`,
            rule: 'PLA-UMP-11',
            verbs: ['rule-on', 'asset'],
          }),
        ]
      : [],
  );

function wayBack(state: State, options: Options): DeskMatter[] {
  return onTable(state).flatMap(base => {
    const forced = forcedBy(state, base, options);
    if (!forced) return [];
    return [
      matter({
        id: `way-${base.id}`,
        title: `${base.id} must go back`,
        text: forced.kind.replaceAll('-', ' '),
        rule: 'PLA-UMP-12',
        about: [base.id],
        verbs: ['path'],
      }),
    ];
  });
}

const assaultsDue = (state: State, options: Options): DeskMatter[] =>
  assaultGroups(state, options).map(group => {
    const { attackers, defenders } = group;
    return matter({
      id: `assault-${groupName(group)}`,
      title: `Assault on ${groupName(group)}`,
      text: `${pointsOf(attackers)} points against ${pointsOf(defenders)}`,
      rule: 'PLA-UMP-07',
      about: [...attackers, ...defenders].map(({ id }) => id),
      verbs: ['group', 'surprise'],
    });
  });

const testsDue = (state: State): DeskMatter[] =>
  state.companies
    .filter(company => !company.demoralised && dueTests(state, company) > 0)
    .map(company =>
      matter({
        id: `test-${company.id}`,
        title: `Morale of ${company.name}`,
        text: 'it tests in step 10',
        rule: 'PLA-UMP-37',
        about: state.bases.filter(base => base.company === company.id).map(({ id }) => id),
        verbs: ['leadership', 'set-company'],
      }),
    );

const keptBack = ({ desk, sides }: State): DeskMatter[] => [
  ...desk.withheld.map(({ side, base, until }) =>
    matter({
      id: `kept-${side}-${base}`,
      title: `Report of ${base} to ${sides[side].name}`,
      text: until === null ? 'kept back by you' : `kept back by you until turn ${until}`,
      rule: 'PLA-UMP-10',
      about: [base],
      verbs: ['report'],
    }),
  ),
  ...desk.planted.map(({ side, type }, at) =>
    matter({
      id: `false-${at}`,
      title: `False report to ${sides[side].name}`,
      text: `${type}, with the reports of step 4`,
      rule: 'PLA-UMP-10',
      verbs: ['report'],
    }),
  ),
];

const arrivals = ({ desk }: State): DeskMatter[] =>
  desk.arrivals.map(({ company, turn }, at) =>
    matter({
      id: `arrival-${at}`,
      title: `A company like ${company}`,
      text: `arrives in turn ${turn}`,
      rule: 'PLA-UMP-38',
      verbs: ['inject'],
    }),
  );
