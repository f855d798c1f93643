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

// Set is a set of row ids. It contains either only the ids that were added, or all ids except the removed ones. A set
// of all of a million rows is therefore as small as an empty set, and also contains rows that are added later. The
// zero value is empty.
//
// Copies of a Set share memory. Use Clone, which is quick, to get a copy that does not change with the original.
//
// The JSON of a Set is true for all ids, an object {"id": true, …} for some ids, or {"__all__": true, "id": false, …}
// for all ids except some. The id "__all__" is written with U+FDD0 before it.
type Set struct {
	all bool
	// An id is an exception if it is in either except or shared, but not in both. n is the number of exceptions.
	except map[string]struct{}
	shared *xorSet
	n      int
	// rev identifies the contents: each change sets a new number.
	rev uint64
}

// revisions is the last revision that a set was given.
var revisions atomic.Uint64

// Of returns a set that contains only ids.
func Of(ids ...string) Set { return newSet(false, ids) }

// All returns a set that contains all ids except the given ones.
func All(except ...string) Set { return newSet(true, except) }

func newSet(all bool, except []string) Set {
	s := Set{all: all}
	s.SetMany(except, !all)
	s.rev = revisions.Add(1)
	return s
}

// Has reports whether the set contains id.
//
// Inlining is disabled to keep binaries small: Has has many callers.
//
//go:noinline
func (s *Set) Has(id string) bool { return s.Excepts(id) != s.all }

// HasBytes reports whether the set contains the id in a buffer. It does not allocate.
func (s *Set) HasBytes(id []byte) bool {
	_, in := s.except[string(id)]
	return (in != s.shared.hasBytes(id)) != s.all
}

// Excepts reports whether the Exceptions contain id.
//
// Inlining is disabled to keep binaries small: Excepts has many callers.
//
//go:noinline
func (s *Set) Excepts(id string) bool {
	_, in := s.except[id]
	return in != s.shared.has(id)
}

// flip makes id an exception if it is none, and removes it from the exceptions otherwise. differs is true if id
// becomes an exception.
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

// SetMany adds ids to the set if in is true, and removes them otherwise. It has the same effect as Set for each id.
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

// SetChanges adds ids to the set if in is true, and removes them otherwise, in one step however many there are. If in
// is true, the set must contain none of the ids, otherwise all of them. The set keeps the map; the caller must not
// change it afterwards.
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

// Set adds id to the set if in is true, and removes it otherwise. It reports whether the set changed.
func (s *Set) Set(id string, in bool) bool {
	if s.Has(id) == in {
		return false
	}
	s.flip(id, in != s.all)
	return true
}

// Rename gives to the membership of from: afterwards, the set contains to if it contained from before, and not
// otherwise. from is then no exception: the set contains it only if IsAll is true.
func (s *Set) Rename(from, to string) {
	in := s.Has(from)
	s.Set(from, s.all)
	s.Set(to, in)
}

// SetAll makes the set contain all ids, including ids of rows added later, if in is true, and empties it otherwise.
func (s *Set) SetAll(in bool) { *s = Set{all: in, rev: revisions.Add(1)} }

// Rev returns the revision of the set. Sets with the same revision contain the same ids, and each change sets a new
// revision. The revision of a set that was never changed is 0.
func (s *Set) Rev() uint64 { return s.rev }

// IsAll reports whether the set contains all ids except the Exceptions. Otherwise it contains only the Exceptions.
func (s *Set) IsAll() bool { return s.all }

// Exceptions returns the exceptions in no particular order. If IsAll is false, they are the ids in the set.
func (s *Set) Exceptions() iter.Seq[string] {
	top := &xorSet{ids: s.except, under: s.shared}
	return top.each
}

// ExceptionCount returns the number of exceptions. If IsAll is false, it is the number of ids in the set.
func (s *Set) ExceptionCount() int { return s.n }

// IsEmpty reports whether the set contains no ids.
func (s *Set) IsEmpty() bool { return !s.all && s.n == 0 }

// Clone returns a copy of the set. Changes to either set do not affect the other.
func (s *Set) Clone() Set {
	c := *s
	c.except = maps.Clone(s.except)
	return c
}

// Equal reports whether two sets contain the same ids.
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

// escapedAll is the encoded form of the id "__all__". jsonid.Encode never writes a single U+FDD0 before this text, so
// no other id has the same form.
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

// MarshalJSON writes the set in the form described at Set, with the ids sorted.
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

// UnmarshalJSON reads the output of MarshalJSON. It reads true as all ids, and false and null as no ids. If it
// returns an error, the set is unchanged.
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
