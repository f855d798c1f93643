// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package restrows reads and writes the rows of a service over HTTP with JSON: Source is the
// client, and Handler serves any source of package rowsource to it.
//
// A service that has another interface is adapted with a Protocol: it makes the request of a Call
// and reads the answer. Embed JSON, the default, to change single calls only.
//
// # The default protocol
//
// Each call is a POST to the base address followed by the name of its Method, with an object in
// JSON. The service need not keep state between calls: each has the whole query.
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
//	features     -                        key, match, case, initials, groups, aggregates, find,
//	                                      index, write, watch
//	count        query                    n, exact
//	read         query, at, n             index, exact, items, first, last
//	locate       query, id                index
//	countGroups  query                    n, exact
//	groups       query, at, n             index, exact, items {path, rows, aggregates},
//	                                      first, last
//	aggregate    query, aggregates, span  values
//	find         query, match, at, back   index, id, cursor, columns
//	write        edits                    rows {id, version}
//	watch        after                    version, changed, ids
//
// A place (at) is one of {"index": 0}, {"after": cursor} and {"before": cursor}; a span has from
// and to; an edit kind, id, set, version and old, where set and old list {column, value}. Values
// and filters are written as packages value and expr write them. An index that the service does not
// know is -1.
//
// A call of watch waits until there is another version than after, for half a minute at most, and says
// which rows have changed since: no ids stand for any row. A service that cannot wait answers at once,
// and is asked again every second.
//
// A write that meets conflicts answers 409 with {"conflicts": [{edit, kind, id, current}]}. Other
// failures answer a status of 400 or more with
//
//	{"error": {"kind": "noColumn", "text": "…"}}
//
// where kind is one of noRow, unsupported, noColumn, noGroups, cursor and edit (with the members
// edit and column); without one of these, the status alone counts.
//
// # Imports
//
// The package imports rowsource, its expr and value, and the standard library. In a browser
// net/http is fetch.
package restrows
