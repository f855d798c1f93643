// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

// Poster collects changes that other goroutines posted, without the type of their rows.
type Poster interface {
	// Take returns what was posted since the last call, false where that is nothing.
	Take() (c Change, ok bool)
	// Close ends the wake-ups of the window.
	Close()
}

// TakePosted applies the changes that were posted, once a frame.
func (ds *Set) TakePosted() {
	if ds.Feed == nil || ds.fedAt == ds.Frame+1 {
		return
	}
	ds.fedAt = ds.Frame + 1
	if c, ok := ds.Feed.Take(); ok {
		if err := ds.Changes.Apply(c); err != nil {
			ds.Report.Problem("feed"+err.Error(), "changes that were posted are lost: %w", err)
		}
	}
}
