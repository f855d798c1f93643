// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import "context"

// Watcher is a source that tells about changes, whoever makes them.
type Watcher interface {
	// Watch calls tell after each change, or once for several, never twice at a time, until
	// the context ends; then it returns the error of the context. Changes during the call
	// are told even if nothing was read in between.
	Watch(ctx context.Context, tell func(Change)) error
}

// Change says which rows are not as they were.
type Change struct {
	// IDs are the rows that were changed, inserted or deleted. nil: any row may have been.
	IDs []string
}
