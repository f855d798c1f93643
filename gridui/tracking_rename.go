// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/tracking"
)

// placeOf is where an added row is among all rows, by which it is known after an edit of
// its key; -1 for other rows, whose keys do not change.
func (t *tracked[T]) placeOf(id string) int {
	if t.t.Status(id) != tracking.Added {
		return -1
	}
	return t.t.Rows().Index(id)
}

// MayRename reports whether a row may get another id: a new one may.
func (t *tracked[T]) MayRename(id, to string) error {
	if t.t.Status(id) != tracking.Added {
		return ErrKeyEdited
	}
	if _, taken := t.t.Row(to); taken {
		return ErrKeyTaken
	}
	return nil
}

// writeAs puts a row in place of the one with a key, and returns its key then: as, or
// where that is empty what the row says.
func (t *tracked[T]) writeAs(key, as string, row T) (string, error) {
	at := t.placeOf(key)
	var err error
	if as == "" {
		_, err = t.t.Update(key, func(r *T) { *r = row })
	} else {
		_, err = t.t.UpdateAs(key, as, func(r *T) { *r = row })
	}
	if err != nil || at < 0 {
		return key, err
	}
	return t.t.Rows().Key(at), nil
}

// renamed shows rows that got other ids.
func (t *tracked[T]) renamed(list ...edit.Rename) {
	t.refill()
	for _, r := range list {
		t.g.core.Rows.RenameRow(r)
	}
}

// renameStep is an update of a new row that got another key by it.
type renameStep[T any] struct {
	t             *tracked[T]
	to            edit.Rename
	before, after T
	back          bool
}

func (s *renameStep[T]) Undo() error {
	s.back = true
	return s.take(edit.Rename{From: s.to.To, To: s.to.From}, s.before)
}

func (s *renameStep[T]) Redo() error {
	s.back = false
	return s.take(s.to, s.after)
}

func (s *renameStep[T]) take(to edit.Rename, row T) error {
	if _, err := s.t.writeAs(to.From, to.To, row); err != nil {
		return err
	}
	s.t.renamed(to)
	return nil
}

func (s *renameStep[T]) Place() (rowID, columnID string) {
	if s.back {
		return s.to.From, ""
	}
	return s.to.To, ""
}
