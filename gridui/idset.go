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
// A copy shares its ids with the original: Clone one that is to be kept while the
// other changes.
//
// As JSON it is true for all ids, an object {"id": true, …} of those it has, or
// {"__all__": true, "id": false, …} for all but some.
type IDSet struct {
	all    bool
	except map[string]struct{}
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
	s := IDSet{all: all, rev: idSetRevs.Add(1)}
	for _, id := range except {
		s.flip(id, true)
	}
	return s
}

// Has reports whether an id is in the set.
func (s *IDSet) Has(id string) bool { return s.differs(id) != s.all }

// differs reports whether an id is one of the exceptions.
func (s *IDSet) differs(id string) bool {
	_, ok := s.except[id]
	return ok
}

// flip makes an id an exception or takes it out of them.
func (s *IDSet) flip(id string, differs bool) {
	s.rev = idSetRevs.Add(1)
	if !differs {
		delete(s.except, id)
		return
	}
	if s.except == nil {
		s.except = map[string]struct{}{}
	}
	s.except[id] = struct{}{}
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
func (s *IDSet) Exceptions() iter.Seq[string] { return maps.Keys(s.except) }

// Len is the number of exceptions: where All is false, of the ids in the set.
func (s *IDSet) Len() int { return len(s.except) }

// Empty reports whether no id is in the set.
func (s *IDSet) Empty() bool { return !s.all && len(s.except) == 0 }

// Clone returns a set of its own with the same ids.
func (s *IDSet) Clone() IDSet {
	return IDSet{all: s.all, except: maps.Clone(s.except), rev: s.rev}
}

// Equal reports whether two sets have the same ids.
func (s *IDSet) Equal(t IDSet) bool {
	return s.rev == t.rev || s.all == t.all && maps.Equal(s.except, t.except)
}

// allKey stands for all ids in JSON.
const allKey = "__all__"

// MarshalJSON writes the set as described at IDSet, ids in order.
func (s IDSet) MarshalJSON() ([]byte, error) {
	if s.all && len(s.except) == 0 {
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
		if err := put(id, !s.all); err != nil {
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
			next.Put(id, in)
		}
	}
	*s = next
	return nil
}
