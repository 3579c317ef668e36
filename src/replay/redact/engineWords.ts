// The words of engines', React's and RTK's messages, which are nobody's; of all else in an error the form stays.

/** The DOM's exceptions (webidl.spec.whatwg.org, "DOMException names") and ECMAScript's errors. */
const exceptions =
  'HierarchyRequestError WrongDocumentError InvalidCharacterError NoModificationAllowedError NotFoundError NotSupportedError ' +
  'InUseAttributeError InvalidStateError SyntaxError InvalidModificationError NamespaceError InvalidAccessError TypeMismatchError ' +
  'SecurityError NetworkError AbortError QuotaExceededError TimeoutError InvalidNodeTypeError DataCloneError EncodingError ' +
  'NotReadableError UnknownError ConstraintError DataError TransactionInactiveError ReadOnlyError VersionError OperationError ' +
  'NotAllowedError IndexSizeError DOMException TypeError RangeError ReferenceError EvalError URIError AggregateError ChunkLoadError'

/** The commonest messages: V8 and Blink; SpiderMonkey and Gecko; JavaScriptCore and WebKit; React. */
const messages = `
  Failed to execute 'insertBefore' on 'Node': The node before which the new node is to be inserted is not a child of this node.
  Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.
  Failed to execute 'appendChild' 'replaceChild' 'querySelector' 'setItem' 'getItem' 'pushState' 'replaceState' 'showModal' 'structuredClone'
  The new child element contains the parent. Failed to read the 'localStorage' 'sessionStorage' property from 'Window': Access is denied.
  Cannot read properties of undefined (reading), Class extends, Unexpected end of input, Failed to construct 'URL': Invalid URL
  Converting circular structure to JSON, Failed to fetch dynamically imported module, ResizeObserver loop completed with undelivered
  notifications, signal is aborted without reason, The user aborted a request, Blocked a frame with origin from accessing a
  cross-origin frame, could not be cloned, URI malformed, Invalid time value, Setting the value exceeded the quota
  Node.insertBefore: Child to insert before is not a child of this node. Node.removeChild: The node to be removed is not a child
  can't access property, is undefined, NetworkError when attempting to fetch resource. error loading dynamically imported module:
  JSON.parse: unexpected character at line 1 column 1 of the JSON data, unterminated string literal, too much recursion,
  The operation is insecure. Permission denied to access property, invalid array length, malformed URI sequence, redeclaration of
  The object can not be found here. Load failed. Importing a module script failed. JSON Parse error: Unrecognized token,
  undefined is not an object (evaluating), Can't find variable, The string did not match the expected pattern. The quota has been
  exceeded. Right side of assignment cannot be destructured, Attempted to assign to readonly property, Script error.
  Minified React error; visit https://react.dev/errors for the full message or use the non-minified dev environment for full errors and
  additional helpful warnings. Rendered more hooks than during the previous render. Too many re-renders. React limits the number of
  renders to prevent an infinite loop. Objects are not valid as a React child. Hydration failed because the server rendered HTML`

const others =
  'after already argument arguments assigned being bigint bound call called calling chunk component constructor convert css ' +
  'defined delete descriptor do does dom event export expression extensible failure fetching first function hook hydrating if in ' +
  'initialization initialize initialized inside instance integer internal into it iterable iterator known map maximum method ' +
  'missing must name nested network no nor null only out outside over parameter parsing preload private promise prototype range ' +
  'reducer reference regular rendering required resolved result returned set size stack state storage suspended symbol syntax ' +
  'template that transaction type unhandled unknown unsupported update updates used values was well while worker'

/** All of them, in lower case. */
export const engineWords: ReadonlySet<string> = new Set(
  `${exceptions} ${messages} ${others}`.toLowerCase().match(/\p{L}+/gu),
)
