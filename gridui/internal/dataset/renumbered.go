// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

// renumberedIDs returns the ids in made by the numbers that records have after a compaction.
// records are the old numbers of those that are left, in order.
func renumberedIDs[N int | int32](made map[int]string, records []N) map[int]string {
	if len(made) == 0 {
		return nil
	}
	next := map[int]string{}
	for to, from := range records {
		if id, ok := made[int(from)]; ok {
			next[to] = id
		}
	}
	return next
}

// Renumbered is the number of a record after a compaction, -1 if it was removed.
func Renumbered(record int, moved []int32) int {
	if record < 0 || record >= len(moved) {
		return record
	}
	return int(moved[record])
}
