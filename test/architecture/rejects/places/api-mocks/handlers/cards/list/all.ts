// rejected: a handler is handlers/<tag>/<operationId>.ts
export const a = 1
