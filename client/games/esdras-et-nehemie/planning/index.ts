/** A turn as it is planned: what has been done, what came of it, what is still open. */

export { warns } from "./confirm-warning";
export { TurnPlan } from "./plan";
