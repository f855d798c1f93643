// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"slices"
	"sync/atomic"
)

// IDSet is a set of row ids: none but some, or all but some. So a set of all of a
// million rows is as small as an empty one, and rows that are yet to come belong
// to it. The zero value is empty.
//
// A copy shares its ids with the original: Clone, which is quick, one that is to
// be kept while the other changes.
//
// As JSON it is true for all ids, an object {"id": true, …} of those it has, or
// {"__all__": true, "id": false, …} for all but some. An id that is "__all__" itself is
// written with U+FDD0 before it.
type IDSet struct {
	all bool
	// An id is an exception if it is in one of except and pile, not if it is in both.
	// n is how many there are.
	except map[string]struct{}
	pile   *pile
	n      int
	// rev tells any two contents apart: each change takes a new number.
	rev uint64
}

// idSetRevs numbers the changes of all sets.
var idSetRevs atomic.Uint64

// IDs is the set of some ids.
func IDs(ids ...string) IDSet { return newIDSet(false, ids) }

// AllIDs is the set of all ids but some.
func AllIDs(except ...string) IDSet { return newIDSet(true, except) }

func newIDSet(all bool, except []string) IDSet {
	s := IDSet{all: all}
	s.putMany(except, !all)
	s.rev = idSetRevs.Add(1)
	return s
}

// Has reports whether an id is in the set.
func (s *IDSet) Has(id string) bool { return s.differs(id) != s.all }

// hasBytes is Has for an id that no string was made of.
func (s *IDSet) hasBytes(id []byte) bool {
	_, in := s.except[string(id)]
	return (in != s.pile.hasBytes(id)) != s.all
}

// differs reports whether an id is one of the exceptions.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (s *IDSet) differs(id string) bool {
	_, in := s.except[id]
	return in != s.pile.has(id)
}

// flip makes an id an exception or takes it out of them, whichever it was not.
func (s *IDSet) flip(id string, differs bool) {
	s.rev = idSetRevs.Add(1)
	s.n--
	if differs {
		s.n += 2
	}
	if _, in := s.except[id]; in {
		delete(s.except, id)
		return
	}
	if s.except == nil {
		s.except = map[string]struct{}{}
	}
	s.except[id] = struct{}{}
	if len(s.except) > pileRoom {
		s.pile = s.pile.with(s.except)
		s.except = nil
	}
}

// putMany takes ids into the set or out of it.
func (s *IDSet) putMany(ids []string, in bool) {
	if len(ids) <= pileRoom {
		for _, id := range ids {
			s.Put(id, in)
		}
		return
	}
	flips := make(map[string]struct{}, len(ids))
	for _, id := range ids {
		if s.Has(id) != in {
			flips[id] = struct{}{}
		}
	}
	s.flipAll(flips, in)
}

// flipAll takes ids in or out that are not so yet. It keeps the map.
func (s *IDSet) flipAll(ids map[string]struct{}, in bool) {
	if len(ids) == 0 {
		return
	}
	s.rev = idSetRevs.Add(1)
	if in == s.all {
		s.n -= len(ids)
	} else {
		s.n += len(ids)
	}
	s.pile = s.pile.with(s.except).with(ids)
	s.except = nil
}

// Put takes an id into the set or out of it and reports whether that was a change.
func (s *IDSet) Put(id string, in bool) bool {
	if s.Has(id) == in {
		return false
	}
	s.flip(id, in != s.all)
	return true
}

// PutAll takes all ids into the set, also those yet to come, or empties it.
func (s *IDSet) PutAll(in bool) { *s = IDSet{all: in, rev: idSetRevs.Add(1)} }

// All reports whether the set has all ids but those of Exceptions; else it has
// those alone.
func (s *IDSet) All() bool { return s.all }

// Exceptions are the ids that All does not speak of, in no particular order.
func (s *IDSet) Exceptions() iter.Seq[string] {
	top := &pile{ids: s.except, under: s.pile}
	return top.each
}

// Len is the number of exceptions: where All is false, of the ids in the set.
func (s *IDSet) Len() int { return s.n }

// Empty reports whether no id is in the set.
func (s *IDSet) Empty() bool { return !s.all && s.n == 0 }

// Clone returns a set of its own with the same ids.
func (s *IDSet) Clone() IDSet {
	c := *s
	c.except = maps.Clone(s.except)
	return c
}

// Equal reports whether two sets have the same ids.
func (s *IDSet) Equal(t IDSet) bool {
	if s.rev == t.rev {
		return true
	}
	if s.all != t.all || s.n != t.n {
		return false
	}
	for id := range s.Exceptions() {
		if !t.differs(id) {
			return false
		}
	}
	return true
}

// allKey stands for all ids in JSON.
const allKey = "__all__"

// escapedAll is the id "__all__" as it is written: U+FDD0 never stands so before a text
// that writtenID has written.
const escapedAll = string(idEscape) + allKey

// writtenKey is an id as it is written in a record, readKey the id that was written so.
func writtenKey(id string) string {
	if id == allKey {
		return escapedAll
	}
	return writtenID(id)
}

func readKey(text string) string {
	if text == escapedAll {
		return allKey
	}
	return readID(text)
}

// MarshalJSON writes the set as described at IDSet, ids in order.
func (s IDSet) MarshalJSON() ([]byte, error) {
	if s.all && s.n == 0 {
		return []byte("true"), nil
	}
	buf := []byte{'{'}
	put := func(id string, in bool) error {
		key, err := json.Marshal(id)
		if err != nil {
			return err
		}
		if len(buf) > 1 {
			buf = append(buf, ',')
		}
		buf = append(append(buf, key...), ':')
		buf = fmt.Appendf(buf, "%t", in)
		return nil
	}
	if s.all {
		if err := put(allKey, true); err != nil {
			return nil, err
		}
	}
	for _, id := range slices.Sorted(s.Exceptions()) {
		if err := put(writtenKey(id), !s.all); err != nil {
			return nil, err
		}
	}
	return append(buf, '}'), nil
}

// UnmarshalJSON reads what MarshalJSON writes; true, false and null are all ids
// and none. The set keeps what it had if the text is something else.
func (s *IDSet) UnmarshalJSON(text []byte) error {
	var all *bool
	if json.Unmarshal(text, &all) == nil {
		s.PutAll(all != nil && *all)
		return nil
	}
	var record map[string]bool
	if err := json.Unmarshal(text, &record); err != nil {
		return fmt.Errorf("gridui: set of ids: expected true, false or an object of ids and truth values: %w", err)
	}
	next := newIDSet(record[allKey], nil)
	for id, in := range record {
		if id != allKey {
			next.Put(readKey(id), in)
		}
	}
	*s = next
	return nil
}
