import type { Advice } from '@umpire/engine';
import { parts } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { ComingOnFoot } from '../play/coming-on-foot.js';
import type { Copying } from '../play/copy.js';
import type { Measuring } from '../play/facts.js';
import type { FastDuty } from '../play/fast.js';
import type { Crowding } from '../play/in-the-way.js';
import type { Ways } from '../play/legs.js';
import type { Placing } from '../play/placing.js';
import type { SampleArmies } from '../play/samples.js';
import type { StandingFacts } from '../play/stand-facts.js';
import type { Presence } from '../play/stands.js';
import type { Engineering } from '../play/tasks.js';
import type { Types } from '../play/types.js';
import type { AssembledVerbs } from '../verbs/index.js';
import { airOrdersAdvice } from './air-orders.js';
import { answersAdvice } from './answers.js';
import { anyOrderAdvice } from './any-order.js';
import { artilleryThreat } from './artillery-threat.js';
import { assessmentAdvice } from './assessment.js';
import { battleOrders } from './battle-orders.js';
import { candidatesAdvice } from './candidates.js';
import type { DeploymentAdvice } from './deployment.js';
import { destinationAdvice } from './destinations.js';
import { engagementOdds } from './engagement-odds.js';
import { engagementWorth } from './engagement-worth.js';
import type { LayoutAdvice } from './layout.js';
import { likelyNatures } from './likely-natures.js';
import { litTargets } from './lit-targets.js';
import { moveWorth } from './move-worth.js';
import { movesAdvice } from './moves.js';
import { objectiveAdvice } from './objectives.js';
import { opportunityAdvice } from './opportunities.js';
import { orderWorth } from './order-worth.js';
import { ordersAdvice } from './orders.js';
import { positionWorth } from './position-worth.js';
import type { Routes } from './routes.js';
import type { SampleOrders } from './sample-orders.js';
import { screenAdvice } from './screens.js';
import { settingUp } from './setting-up.js';
import { supportOrdersAdvice } from './support-orders.js';
import { threatAdvice } from './threat.js';

/** A book with all that its bots lean on. */
export const advised = (
  book: PlayBook &
    Copying &
    Crowding &
    Presence &
    StandingFacts &
    ComingOnFoot &
    Placing &
    Measuring &
    FastDuty &
    Ways &
    LayoutAdvice &
    Routes &
    DeploymentAdvice &
    SampleArmies &
    Engineering &
    AssembledVerbs &
    SampleOrders,
) =>
  parts(book)
    .with('bots', likelyNatures)
    .with('bots', assessmentAdvice)
    .with('bots', objectiveAdvice)
    .with('bots', engagementOdds)
    .with('bots', engagementWorth)
    .with('bots', opportunityAdvice)
    .with('bots', artilleryThreat)
    .with('bots', threatAdvice)
    .with('bots', destinationAdvice)
    .with('bots', moveWorth)
    .with('bots', orderWorth)
    .with('bots', screenAdvice)
    .with('bots', litTargets)
    .with('bots', airOrdersAdvice)
    .with('bots', anyOrderAdvice)
    .with('bots', supportOrdersAdvice)
    .with('bots', movesAdvice)
    .with('bots', settingUp)
    .with('bots', battleOrders)
    .with('bots', candidatesAdvice)
    .with('bots', ordersAdvice)
    .with('bots', answersAdvice)
    .with('bots', positionWorth).made;

/** What bots of this family may lean on. */
export const adviceOf = ({ bots }: ReturnType<typeof advised>): Advice<Types> => ({
  candidates: bots.candidates,
  orders: bots.orders,
  anyOrder: bots.anyOrder,
  worth: bots.worth,
  answer: bots.answer,
});
