// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

// OnMade sets what is called once the edit was made.
func (b *Bulk) OnMade(made func()) { b.Made = made }

// OnEnded sets what is called with the error of an edit that was not made.
func (b *Bulk) OnEnded(ended func(error)) { b.Ended = ended }

// SkipRefused leaves cells out that do not take their values, in place of refusing the whole edit.
func (b *Bulk) SkipRefused() { b.Commit.Skip = true }

// AtLeast calls few in place of the edit if it has fewer rows.
func (b *Bulk) AtLeast(rows int, few func() error) { b.Least, b.Few = rows, few }
