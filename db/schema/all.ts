/** The whole schema in one object, for the client and for drizzle-kit. Code imports tables from their own file. */
export * from "./appeals";
export * from "./documents";
export * from "./letters";
export * from "./patients";
export * from "./practices";
export * from "./system";
export * from "./users";
