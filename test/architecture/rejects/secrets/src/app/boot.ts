// rejected: console: log with platform/logger.ts
export const say = () => console.info('here')
