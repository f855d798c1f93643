// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tracking implements change tracking without a user interface: it records what happened to the rows that a
// user edits, adds and deletes, between the data that came from a server and the change set that goes back to it.
//
// A Tracker begins with the rows of the server and a function that returns their keys:
//
//	t, err := tracking.New(tracking.Config[order]{Data: orders, RowKey: func(o order) string { return o.ID }})
//	t.Update("17", func(o *order) { o.Qty = 3 })
//	t.Delete("18")
//	response, err := t.Commit(ctx, "https://example.org/orders", tracking.CommitOptions{})
//
// Which call for which wish:
//
//	change, add and remove rows          Update, Patch, Add, AddAt, Delete
//	take back a row, or all of them      Undo, Reset
//	read the rows as they are now        Rows, Added, Edited, Deleted, Status, Original
//	what would be sent                   ChangeSet; BuildChangeSet for rows that are tracked elsewhere
//	send it, and wait                    Commit
//	send it beside the frames            Begin, then Pending.Send on a goroutine and Pending.Finish
//	rows that must not be sent           Config.Validator
//	rows that the server refuses         CommitOptions.Partial, RefusedError, Refuse, Reject
//	other names at the server            Mapping
//	keys and values that it returns      CommitOptions.Merge, Pending.KeyChanges
//	newer data of the server             Rebase, Conflicts
//
// # Sending
//
// A commit is a POST of a JSON object with the lists "added", "updated" and "removed". Import package httpfetch to
// send it over HTTP, or set CommitOptions.Fetcher or Write; without any of them a commit fails and names the package.
// In a browser the fetch of the page sends it.
//
// # Limits
//
// A Tracker belongs to one goroutine; only Pending.Send may run on another. Rows are compared field by field:
// unexported fields need a Config.Fields. A response that the package reads has at most 16 MB. The package does not
// import Gio.
package tracking
