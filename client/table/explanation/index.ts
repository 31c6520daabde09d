export { FloatingCard } from "#/table/explanation/floating-card";
export { ExplanationContext, ExplanationStore, useExplanation, usePreviews } from "#/table/explanation/store";
