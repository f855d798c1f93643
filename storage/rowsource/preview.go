// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

// Statement is the statement that a source sends for an edit: a text in the language of the store of the rows,
// such as SQL, and its parameters in the order of their placeholders. A parameter is nil, bool, int64, float64,
// string, []byte or time.Time.
type Statement struct {
	Text string
	Args []any
}

// Previewer is a Writer that can show what it would send, without accessing the server.
type Previewer interface {
	// Preview returns a statement for each edit. It returns an *EditError for an edit that can never succeed.
	Preview(edits []Edit) ([]Statement, error)
}
