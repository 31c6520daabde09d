/** A turn as it is planned: what has been done, what came of it, what is still open. */

export { TurnPlan } from "./plan";
