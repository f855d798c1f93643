// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import "errors"

var (
	// ErrDuplicateKey is the error of a row whose key another row has.
	ErrDuplicateKey = errors.New("tracking: duplicate key")
	// ErrNoRow is the error for a key that no row has.
	ErrNoRow = errors.New("tracking: no such row")
	// ErrDeleted is the error of an update of a deleted row.
	ErrDeleted = errors.New("tracking: the row is deleted")
	// ErrKeyChanged is the error of an update that changes the key of a row that came with the data.
	ErrKeyChanged = errors.New("tracking: only an added row may get another key")
	// ErrCommitInFlight is the error of a commit while another is in progress.
	ErrCommitInFlight = errors.New("tracking: a commit is in flight")
	// ErrNotMerged is the error of a commit that succeeded, but whose response cannot be merged: it lacks the
	// rows, or names a key that another row has. The affected rows are accepted as they were sent, under
	// their old keys.
	ErrNotMerged = errors.New("tracking: committed, but the response cannot be merged")
)

var (
	errNoRowKey = errors.New("tracking: Config.RowKey is needed")
	errEmptyKey = errors.New("tracking: empty key")
	errNotSent  = errors.New("tracking: the commit was not sent")
	errNoAnswer = errors.New("tracking: the response does not say which rows were refused")
	// errNoFetcher is the error of a commit that has no way to the server.
	errNoFetcher = errors.New("tracking: no way to send changes: import github.com/giogrid/giogrid/tracking/httpfetch, or set CommitOptions.Fetcher")
)
