// Replaces msw's WebSocket interceptor in dev and demo builds: this API has no sockets.

/** Listens to nothing. */
export class WebSocketInterceptor {
  on(): void {}
}
