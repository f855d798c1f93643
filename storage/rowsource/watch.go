// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import "context"

// Watcher is a source that reports changes by any program.
type Watcher interface {
	// Watch calls tell after each change, or once for several changes, and never concurrently, until the
	// context ends. It then returns the error of the context. Changes during the call are reported even if
	// nothing was read in between.
	Watch(ctx context.Context, tell func(Change)) error
}

// Change reports which rows have changed.
type Change struct {
	// IDs lists the rows that were changed, inserted or deleted. nil means that any row may have changed.
	IDs []string
}
