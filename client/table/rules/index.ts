export { RulesDrawer } from "#/table/rules/drawer";
export { RuleLink } from "#/table/rules/link";
export { type DrawnBoard, RulePages } from "#/table/rules/pages";
