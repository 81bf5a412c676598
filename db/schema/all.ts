/** The whole schema in one object, for the client and for drizzle-kit. Code imports tables from their own file. */
export * from "./action-items";
export * from "./appeals";
export * from "./cases";
export * from "./claims";
export * from "./documents";
export * from "./letter-answers";
export * from "./letter-templates";
export * from "./letters";
export * from "./notifications";
export * from "./patients";
export * from "./payers";
export * from "./practices";
export * from "./reference";
export * from "./remittances";
export * from "./saved-claim-filters";
export * from "./system";
export * from "./users";
