// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

func tooMany(key string) tracking.RowError {
	return tracking.RowError{Key: key, Message: "too many", Fields: []tracking.FieldError{{Field: "qty", Message: "too many"}}}
}

func TestRowsAreAcceptedOneByOne(t *testing.T) {
	tr := newTracker(t)
	update(t, tr, "a", setQty(9))
	update(t, tr, "b", setQty(9))
	tr.Delete("c")
	key := add(t, tr, item{Name: "new"})
	require.True(t, tr.AcceptRow("a"))
	require.False(t, tr.AcceptRow("a"), "it has no changes")
	require.True(t, tr.AcceptRow("c"))
	require.True(t, tr.AcceptRow(key))
	require.False(t, tr.AcceptRow("none"))
	require.Equal(t, []string{"a", "b", key}, keys(tr.Rows()))
	require.Equal(t, []string{"b"}, keys(tr.Edited()))
	tr.Reset()
	row, _ := tr.Row("a")
	require.Equal(t, 9, row.Qty)
}

func TestRefusedRowsKeepTheirChanges(t *testing.T) {
	tr := newTracker(t)
	update(t, tr, "a", setQty(9))
	require.Equal(t, 2, tr.Refuse(tooMany("a"), tooMany("b"), tooMany("none")))
	require.Equal(t, []tracking.RowError{tooMany("a"), tooMany("b")}, tr.RowErrors())
	require.Equal(t, tracking.Edited, tr.Status("a"))
	got, ok := tr.RowError("a")
	require.True(t, ok)
	require.Equal(t, tooMany("a"), got)

	key := add(t, tr, item{Name: "new"})
	require.Equal(t, 2, tr.Reject(tooMany("a"), tooMany(key)))
	require.Equal(t, tracking.Unchanged, tr.Status("a"))
	require.Equal(t, []tracking.RowError{tooMany("a"), tooMany("b")}, tr.RowErrors(), "the added row is gone")
}

// An error of a row is about its former state.
func TestErrorsGoWithTheirRows(t *testing.T) {
	for name, do := range map[string]func(*tracking.Tracker[item]){
		"edited":          func(tr *tracking.Tracker[item]) { update(t, tr, "a", setQty(4)) },
		"edited back":     func(tr *tracking.Tracker[item]) { update(t, tr, "a", setQty(1)) },
		"deleted":         func(tr *tracking.Tracker[item]) { tr.Delete("a") },
		"undone":          func(tr *tracking.Tracker[item]) { tr.Undo("a") },
		"accepted":        func(tr *tracking.Tracker[item]) { tr.Accept() },
		"accepted itself": func(tr *tracking.Tracker[item]) { tr.AcceptRow("a") },
		"reset":           func(tr *tracking.Tracker[item]) { tr.Reset() },
		"committed": func(tr *tracking.Tracker[item]) {
			_, err := tr.Commit(t.Context(), "", tracking.CommitOptions{Fetcher: (&answer{status: 200}).fetch})
			require.NoError(t, err)
		},
	} {
		t.Run(name, func(t *testing.T) {
			tr := newTracker(t)
			update(t, tr, "a", setQty(9))
			tr.Refuse(tooMany("a"))
			_, err := tr.Rebase(items())
			require.NoError(t, err)
			require.Len(t, tr.RowErrors(), 1, "newer data is no answer")
			do(tr)
			require.Empty(t, tr.RowErrors())
		})
	}
	tr := newTracker(t)
	tr.Refuse(tooMany("b"))
	_, err := tr.Rebase(items()[:1])
	require.NoError(t, err)
	require.Empty(t, tr.RowErrors(), "the row is gone")
}

func TestInvalidRowsHaveErrors(t *testing.T) {
	tr := newTracker(t, func(c *tracking.Config[item]) {
		c.Validator = func(i item, _ tracking.RowStatus) (bool, []tracking.FieldError) {
			return i.Qty < 5, []tracking.FieldError{{Field: "qty", Message: "too many"}}
		}
	})
	update(t, tr, "b", setQty(9))
	require.Len(t, tr.ChangeSet().Errors, 1)
	require.Empty(t, tr.RowErrors(), "to look is not to ask")
	_, err := tr.Begin("", tracking.CommitOptions{})
	require.ErrorAs(t, err, new(*tracking.InvalidError))
	e, ok := tr.RowError("b")
	require.True(t, ok)
	require.Equal(t, "too many", e.Message)
}

// changedItems returns a tracker with a row of each kind, and a mapping of its names.
func changedItems(t *testing.T) (tr *tracking.Tracker[item], added string) {
	tr = newTracker(t, func(c *tracking.Config[item]) {
		c.Mapping = tracking.Mapping[item]{PassThrough: true, Entries: []tracking.MapEntry[item]{{Name: "amount", Field: "qty"}}}
	})
	added = add(t, tr, item{Name: "new"})
	add(t, tr, item{ID: "n", Name: "newer"})
	update(t, tr, "a", setQty(9))
	update(t, tr, "b", setQty(9))
	tr.Delete("c")
	return tr, added
}

func TestCommitsAreAcceptedInPart(t *testing.T) {
	const data = `{"errors":[{"type":"updated","index":1,"fields":[{"field":"amount","message":"too many"}]},
		{"type":"added","index":1,"message":"no"},{"type":"removed","index":0,"message":"in use"}],
		"added":[{"id":"77"},null],"updated":[{"amount":10},null]}`
	o := tracking.CommitOptions{Partial: true, Merge: true, Fetcher: (&answer{status: 200, data: data}).fetch}
	tr, _ := changedItems(t)
	_, err := tr.Commit(t.Context(), "", o)
	require.ErrorAs(t, err, new(*tracking.RefusedError))
	var refused *tracking.RefusedError
	require.ErrorAs(t, err, &refused)
	require.Equal(t, []tracking.RowError{
		{Index: 1, Message: "no", Type: tracking.Added, Key: "n"},
		{
			Index: 1, Message: "too many", Type: tracking.Edited, Key: "b",
			Fields: []tracking.FieldError{{Field: "qty", Message: "too many"}},
		},
		{Index: 0, Message: "in use", Type: tracking.Deleted, Key: "c"},
	}, refused.Errors)
	require.Equal(t, []string{"a", "b", "c", "77", "n"}, keys(tr.Rows()))
	require.Equal(t, []string{"n"}, keys(tr.Added()))
	require.Equal(t, []string{"b"}, keys(tr.Edited()))
	require.Equal(t, []string{"c"}, keys(tr.Deleted()))
	require.Len(t, tr.RowErrors(), 3)
	row, _ := tr.Row("a")
	require.Equal(t, 10, row.Qty)

	o.Optimistic = &on
	tr, _ = changedItems(t)
	_, err = tr.Commit(t.Context(), "", o)
	require.ErrorAs(t, err, new(*tracking.RefusedError))
	require.False(t, tr.HasChanges())
	require.Equal(t, []string{"a", "b", "c", "77"}, keys(tr.Rows()))
	require.Len(t, tr.RowErrors(), 2, "the rows say why they are as they came")
}

func TestAnswersThatSayNothing(t *testing.T) {
	for data, accepted := range map[string]bool{
		"": true, " \n": true, "{}": true, `{"errors":[]}`: true, `{"errors":null,"id":1}`: true,
		"<html>": false, "[]": false, `{"errors":[{}]}`: false, `{"errors":[{"type":"updated","index":2}]}`: false,
		`{"errors":[{"type":"updated","index":-1}]}`: false, `{"errors":[{"type":"other","index":0}]}`: false,
	} {
		tr, _ := changedItems(t)
		_, err := tr.Commit(t.Context(), "", tracking.CommitOptions{Partial: true, Fetcher: (&answer{status: 200, data: data}).fetch})
		if accepted {
			require.NoError(t, err, data)
		} else {
			require.ErrorContains(t, err, "does not say which rows were refused", data)
		}
		require.Equal(t, !accepted, tr.HasChanges(), data)
	}
}

func TestAFailureMayNameRows(t *testing.T) {
	tr, _ := changedItems(t)
	a := &answer{status: 422, data: `{"errors":[{"type":"updated","index":0,"message":"no"}]}`}
	_, err := tr.Commit(t.Context(), "", tracking.CommitOptions{Partial: true, Fetcher: a.fetch})
	var status *tracking.StatusError
	require.ErrorAs(t, err, &status)
	require.Equal(t, 2, tr.Edited().Len())
	e, ok := tr.RowError("a")
	require.True(t, ok)
	require.Equal(t, "no", e.Message)
}

func TestAnswersAreJSON(t *testing.T) {
	answer := tracking.CommitAnswer{Errors: []tracking.RowError{
		{Index: 2, Message: "m", Type: tracking.Deleted}, {Message: "n", Type: tracking.Added, Fields: []tracking.FieldError{{Field: "f", Message: "n"}}},
	}}
	text, err := json.Marshal(answer)
	require.NoError(t, err)
	var read tracking.CommitAnswer
	require.NoError(t, json.Unmarshal(text, &read))
	require.Equal(t, answer, read)
	require.EqualError(t, &tracking.RefusedError{}, "tracking: rows that were refused")
	require.EqualError(t, &tracking.RefusedError{Errors: answer.Errors}, "tracking: rows that were refused: 2, the first: m")
}
