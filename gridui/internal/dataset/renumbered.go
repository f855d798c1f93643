// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

// renumberedIDs are the ids that were made for records, by their numbers after others have
// them: records are those that stay.
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

// Renumbered is the number of a record after a compaction, -1 of one that was removed.
func Renumbered(record int, moved []int32) int {
	if record < 0 || record >= len(moved) {
		return record
	}
	return int(moved[record])
}
