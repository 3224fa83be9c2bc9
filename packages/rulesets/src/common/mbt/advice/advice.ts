import { parts } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { ComingOnFoot } from '../play/coming-on-foot.js';
import type { Measuring } from '../play/facts.js';
import type { FastDuty } from '../play/fast.js';
import type { Ways } from '../play/legs.js';
import type { Placing } from '../play/placing.js';
import type { Engineering } from '../play/tasks.js';
import type { AssembledVerbs } from '../verbs/index.js';
import { airOrdersAdvice } from './air-orders.js';
import { answersAdvice } from './answers.js';
import { anyOrderAdvice } from './any-order.js';
import { artilleryThreat } from './artillery-threat.js';
import { assessmentAdvice } from './assessment.js';
import { battleOrders } from './battle-orders.js';
import { candidatesAdvice } from './candidates.js';
import { deploymentAdvice } from './deployment.js';
import { destinationAdvice } from './destinations.js';
import { engagementOdds } from './engagement-odds.js';
import { engagementWorth } from './engagement-worth.js';
import { imagineAdvice } from './imagine.js';
import type { LayoutAdvice } from './layout.js';
import { litTargets } from './lit-targets.js';
import { moveWorth } from './move-worth.js';
import { movesAdvice } from './moves.js';
import { opportunityAdvice } from './opportunities.js';
import { orderWorth } from './order-worth.js';
import { ordersAdvice } from './orders.js';
import { worth } from './position-worth.js';
import { routes } from './routes.js';
import { sampleOrders } from './sample-orders.js';
import { screenAdvice } from './screens.js';
import { settingUp } from './setting-up.js';
import { supportOrdersAdvice } from './support-orders.js';
import { threatAdvice } from './threat.js';

/** What bots of this family may lean on. */
export const advice = (
  book: PlayBook & ComingOnFoot & Placing & Measuring & FastDuty & Ways & LayoutAdvice & Engineering & AssembledVerbs,
) =>
  parts(book)
    .with(assessmentAdvice)
    .with(routes)
    .with(engagementOdds)
    .with(engagementWorth)
    .with(opportunityAdvice)
    .with(artilleryThreat)
    .with(threatAdvice)
    .with(destinationAdvice)
    .with(moveWorth)
    .with(orderWorth)
    .with(screenAdvice)
    .with(litTargets)
    .with(supportOrdersAdvice)
    .with(sampleOrders)
    .with(airOrdersAdvice)
    .with(anyOrderAdvice)
    .with(movesAdvice)
    .with(deploymentAdvice)
    .with(settingUp)
    .with(battleOrders)
    .with(candidatesAdvice)
    .with(ordersAdvice)
    .with(answersAdvice)
    .with(imagineAdvice)
    .with(() => ({ worth })).made;
