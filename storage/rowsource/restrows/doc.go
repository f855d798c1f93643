// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package restrows (v0: its names may still change) reads and writes the rows of a service over HTTP with JSON.
//
// Paged reads a service that was there before, and returns rows by offset and limit: give it the address, and a
// function for the parameters of order and filter.
//
// For a service that is yet to be written, Handler serves any source of package rowsource, and Connect makes the
// Source that reads it, with all that the served source can do. A Protocol adapts such a source to another service:
// it builds the request of a Call and decodes the answer. Embed JSON, the default, to change only some calls.
//
// # The default protocol
//
// Each call is a POST to the base address followed by the name of its Method, with a JSON object. The service
// need not keep state between calls: each call contains the whole query.
//
//	POST /people/read
//	{"query": {"sort": [{"column": "name", "descending": true}],
//	           "filter": {"compare": {"column": "age", "op": ">=", "value": 18}},
//	           "group": ["city"], "path": ["Seoul"], "columns": null},
//	 "at": {"after": ["Kim", 7]}, "n": 256}
//
//	{"index": 512, "exact": true, "items": […], "first": ["Ahn", 3], "last": ["Lee", 9]}
//
// Members of the request, and of the answer:
//
//	features     -                        key, expect, match, case, initials, groups, aggregates, magnitudes, lists, find,
//	                                      index, tree, write, watch
//	count        query                    n, exact
//	read         query, at, n             index, exact, items, first, last
//	locate       query, id                index
//	countGroups  query                    n, exact
//	groups       query, at, n             index, exact, items {path, rows, aggregates},
//	                                      first, last
//	aggregate    query, aggregates, span  values
//	find         query, match, at, back   index, id, cursor, columns
//	write        edits                    rows {id, version, key}
//	watch        after                    version, changed, ids
//
// With the members tree and parent of a query, {"tree": true, "parent": "7"}, a call reads the rows directly below
// the row with that id, without parent the rows at the top of the tree. A filter then also passes the rows above a row
// that it passes.
//
// A place (at) is {"index": 0}, {"after": cursor} or {"before": cursor}. A span has the members from and to.
// An edit has kind, id, set, version and old, where set and old are lists of {column, value}. Values and
// filters are written as packages value and expr write them. An unknown index is -1.
//
// A call of watch waits until the version differs from after, for at most half a minute, and returns which
// rows have changed since; ids is null if any row may have changed. A service that cannot wait answers at
// once, and is called again every second.
//
// A write that meets conflicts answers 409 with {"conflicts": [{edit, kind, id, current}]}. Other failures
// answer a status of 400 or more with
//
//	{"error": {"kind": "noColumn", "text": "…"}}
//
// where kind is noRow, unsupported, noColumn, noGroups, cursor, order, edit (with the members edit and
// column) or unwritten (with the members edits and rows). Without such a kind, only the status counts.
//
// # Limits
//
// Answers have at most 16 MB, see Options.MaxBytes. The package imports rowsource, its expr and value, and the standard library. In a browser net/http uses
// fetch.
package restrows
