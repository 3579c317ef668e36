// The app's settings left at their defaults: tests must not depend on a developer's shell or .env.

/** Every setting of the README, empty. */
export const defaultSettings: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'VITE_API_BASE_URL',
    'VITE_API_KEY',
    'VITE_API_IDEMPOTENCY',
    'VITE_MEDIA_BASE_URL',
    'VITE_API_MOCKS',
    'VITE_ACTION_LOG',
    'VITE_ERROR_LOG_URL',
    'VITE_BRAND_NAME',
    'VITE_SUPPORT_EMAIL',
    'VITE_INSTAGRAM',
    'VITE_TIKTOK',
  ].map((name) => [name, '']),
)
