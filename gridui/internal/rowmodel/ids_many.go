// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "hash/maphash"

// FindMost is the maximum number of ids that FindAll looks up at a time.
const FindMost = 256

// Finding is the working memory of FindAll, reusable for many calls.
type Finding struct {
	at     [FindMost]uint64
	hashes [FindMost]uint64
	rows   [FindMost]int32
	ids    [FindMost]string
	touched
}

// FindAll writes the rows of ids to rows, which is as long as keys, and -1 for missing ids. ids
// writes the ids of rows, the same as for Build.
//
// Most of its time is spent waiting for scattered memory. Therefore each step runs for many ids
// before the next step, so that the waits overlap.
func (t *IDs) FindAll(keys []string, rows []int32, with *Finding, ids func(rows []int32, ids []string)) {
	for len(keys) > 0 {
		n := min(FindMost, len(keys))
		t.findMany(keys[:n], rows[:n], with, ids)
		keys, rows = keys[n:], rows[n:]
	}
}

func (t *IDs) findMany(keys []string, rows []int32, with *Finding, ids func(rows []int32, ids []string)) {
	for i := range rows {
		rows[i] = -1
	}
	if len(t.slots) == 0 {
		return
	}
	with.touch(keys)
	for i, key := range keys {
		hash := maphash.String(t.seed, key)
		with.hashes[i], with.at[i] = hash, hash&t.mask
	}
	// open holds the indexes of the keys still to be found.
	var open [FindMost]uint8
	for i := range keys {
		open[i] = uint8(i)
	}
	for left := open[:len(keys)]; len(left) > 0; {
		left = t.candidates(left, with)
		ids(with.rows[:len(left)], with.ids[:len(left)])
		with.touch(with.ids[:len(left)])
		rest := left[:0]
		for k, i := range left {
			if with.ids[k] == keys[i] {
				rows[i] = with.rows[k]
			} else {
				rest = append(rest, i)
			}
		}
		left = rest
	}
	clear(with.ids[:])
}

// candidates returns the keys that have a candidate row, and stores the row. The next search for a
// key continues after it.
func (t *IDs) candidates(keys []uint8, with *Finding) []uint8 {
	found := keys[:0]
	for _, i := range keys {
		at, hash := with.at[i], with.hashes[i]
		s := t.slots[at]
		for s != 0 && !t.maybe(s, hash) {
			at = (at + 1) & t.mask
			s = t.slots[at]
		}
		if s == 0 {
			continue
		}
		with.at[i] = (at + 1) & t.mask
		with.rows[len(found)] = int32(t.row(s))
		found = append(found, i)
	}
	return found
}
