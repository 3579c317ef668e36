// rejected: console: log with lib/logger.ts
export const say = () => console.info('here')
