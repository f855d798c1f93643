// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// follower makes the rows that are laid out in a shape follow changes.
type follower interface {
	// patch follows changes: see Model.patch.
	patch(m *Model, c patched) error
	// renumber gives the groups of a compacted state the new numbers of their rows.
	renumber(j *Job, c *Compaction, old *state)
}

// patched lists changed rows: drop holds known rows that changed or were removed, add rows that changed or were added,
// ascending; moved holds the rows of a tree with another parent.
type patched struct{ drop, add, moved []int32 }
