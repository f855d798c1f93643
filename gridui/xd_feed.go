// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// poster is a Feed without the type of its rows.
type poster interface {
	take() (c change, ok bool)
	// close has it wake nobody any more.
	close()
}

// takePosted applies what was posted, once a frame.
func (ds *dataset) takePosted() {
	if ds.feed == nil || ds.fedAt == ds.frame+1 {
		return
	}
	ds.fedAt = ds.frame + 1
	if c, ok := ds.feed.take(); ok {
		if err := ds.apply(c); err != nil {
			ds.report.Problem("feed"+err.Error(), "changes that were posted are lost: %w", err)
		}
	}
}
