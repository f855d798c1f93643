// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package idset

import (
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"slices"
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/internal/jsonid"
)

// Set is a set of row ids: none but some, or all but some. So a set of all of a
// million rows is as small as an empty one, and rows that are yet to come belong
// to it. The zero value is empty.
//
// A copy shares its ids with the original: Clone, which is quick, one that is to
// be kept while the other changes.
//
// As JSON it is true for all ids, an object {"id": true, …} of those it has, or
// {"__all__": true, "id": false, …} for all but some. An id that is "__all__" itself is
// written with U+FDD0 before it.
type Set struct {
	all bool
	// An id is an exception if it is in one of except and shared, not if it is in both.
	// n is how many there are.
	except map[string]struct{}
	shared *xorSet
	n      int
	// rev tells any two contents apart: each change takes a new number.
	rev uint64
}

// revisions numbers the changes of all sets.
var revisions atomic.Uint64

// Of returns the set of some ids.
func Of(ids ...string) Set { return newSet(false, ids) }

// All returns the set of all ids with exceptions.
func All(except ...string) Set { return newSet(true, except) }

func newSet(all bool, except []string) Set {
	s := Set{all: all}
	s.SetMany(except, !all)
	s.rev = revisions.Add(1)
	return s
}

// Has reports whether an id is in the set.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (s *Set) Has(id string) bool { return s.Excepts(id) != s.all }

// HasBytes reports whether the set contains an id in a buffer. It makes no string.
func (s *Set) HasBytes(id []byte) bool {
	_, in := s.except[string(id)]
	return (in != s.shared.hasBytes(id)) != s.all
}

// Excepts reports whether an id is one of the Exceptions.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (s *Set) Excepts(id string) bool {
	_, in := s.except[id]
	return in != s.shared.has(id)
}

// flip makes an id an exception or takes it out of them, whichever it was not.
func (s *Set) flip(id string, differs bool) {
	s.rev = revisions.Add(1)
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
	if len(s.except) > ownMost {
		s.shared = s.shared.with(s.except)
		s.except = nil
	}
}

// SetMany takes ids into the set or out of it, as Set does one by one.
func (s *Set) SetMany(ids []string, in bool) {
	if len(ids) <= ownMost {
		for _, id := range ids {
			s.Set(id, in)
		}
		return
	}
	flips := make(map[string]struct{}, len(ids))
	for _, id := range ids {
		if s.Has(id) != in {
			flips[id] = struct{}{}
		}
	}
	s.SetChanges(flips, in)
}

// SetChanges takes ids into the set, or out of it, that all are not so yet: half a million
// of them in one step. It keeps the map, which must not change from then on.
func (s *Set) SetChanges(ids map[string]struct{}, in bool) {
	if len(ids) == 0 {
		return
	}
	s.rev = revisions.Add(1)
	if in == s.all {
		s.n -= len(ids)
	} else {
		s.n += len(ids)
	}
	s.shared = s.shared.with(s.except).with(ids)
	s.except = nil
}

// Set takes an id into the set or out of it and reports whether that was a change.
func (s *Set) Set(id string, in bool) bool {
	if s.Has(id) == in {
		return false
	}
	s.flip(id, in != s.all)
	return true
}

// Rename gives to the membership of from, and from that of an id without an exception.
func (s *Set) Rename(from, to string) {
	in := s.Has(from)
	s.Set(from, s.all)
	s.Set(to, in)
}

// SetAll takes all ids into the set, also those yet to come, or empties it.
func (s *Set) SetAll(in bool) { *s = Set{all: in, rev: revisions.Add(1)} }

// Rev returns a revision: two sets with the same revision contain the same ids, and each change sets a new one. It is
// 0 for a set that was never changed.
func (s *Set) Rev() uint64 { return s.rev }

// IsAll reports whether the set has all ids but those of Exceptions; else it has
// those alone.
func (s *Set) IsAll() bool { return s.all }

// Exceptions returns the exceptions, in no particular order: where IsAll is false, the ids in the set.
func (s *Set) Exceptions() iter.Seq[string] {
	top := &xorSet{ids: s.except, under: s.shared}
	return top.each
}

// ExceptionCount returns the number of exceptions: where IsAll is false, of the ids in the set.
func (s *Set) ExceptionCount() int { return s.n }

// IsEmpty reports whether no id is in the set.
func (s *Set) IsEmpty() bool { return !s.all && s.n == 0 }

// Clone returns a set of its own with the same ids.
func (s *Set) Clone() Set {
	c := *s
	c.except = maps.Clone(s.except)
	return c
}

// Equal reports whether two sets have the same ids.
func (s *Set) Equal(t Set) bool {
	if s.rev == t.rev {
		return true
	}
	if s.all != t.all || s.n != t.n {
		return false
	}
	for id := range s.Exceptions() {
		if !t.Excepts(id) {
			return false
		}
	}
	return true
}

// allKey represents all ids in JSON.
const allKey = "__all__"

// escapedAll is the id "__all__" as it is written: U+FDD0 never stands so before a text
// that writtenID has written.
const escapedAll = string(jsonid.Escape) + allKey

// writtenKey returns the encoded form of an id in a record; readKey decodes it.
func writtenKey(id string) string {
	if id == allKey {
		return escapedAll
	}
	return jsonid.Encode(id)
}

func readKey(text string) string {
	if text == escapedAll {
		return allKey
	}
	return jsonid.Decode(text)
}

// MarshalJSON writes the set as described at Set, ids in order.
func (s Set) MarshalJSON() ([]byte, error) {
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
func (s *Set) UnmarshalJSON(text []byte) error {
	var all *bool
	if json.Unmarshal(text, &all) == nil {
		s.SetAll(all != nil && *all)
		return nil
	}
	var record map[string]bool
	if err := json.Unmarshal(text, &record); err != nil {
		return fmt.Errorf("idset: expected true, false or an object of ids and truth values: %w", err)
	}
	next := newSet(record[allKey], nil)
	for id, in := range record {
		if id != allKey {
			next.Set(readKey(id), in)
		}
	}
	*s = next
	return nil
}
