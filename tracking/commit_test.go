// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

// answer is a fetcher that always returns the same answer and records its request.
type answer struct {
	status int
	data   string
	err    error
	asked  []tracking.Request
}

func (a *answer) fetch(_ context.Context, r tracking.Request) (tracking.Response, error) {
	a.asked = append(a.asked, r)
	return tracking.Response{Status: a.status, Data: []byte(a.data)}, a.err
}

// on and off are values of CommitOptions.Optimistic.
var on, off = true, false

func TestCommit(t *testing.T) {
	tr := newTracker(t)
	update(t, tr, "a", setQty(9))
	add(t, tr, item{Name: "new"})
	tr.Delete("b")
	a := &answer{status: 201, data: "fine"}
	r, err := tr.Commit(t.Context(), "http://x/y", tracking.CommitOptions{Fetcher: a.fetch})
	require.NoError(t, err)
	require.Equal(t, tracking.Response{Status: 201, Data: []byte("fine")}, r)
	require.Equal(t, []tracking.Request{{
		URL: "http://x/y", Method: "POST", Headers: map[string]string{"Content-Type": "application/json"},
		Data: []byte(`{"added":[{"id":"","name":"new","qty":0,"tags":null}],` +
			`"updated":[{"id":"a","name":"ann","qty":9,"tags":null}],"removed":[{"id":"b","name":"bob","qty":2,"tags":null}]}`),
	}}, a.asked)
	require.False(t, tr.HasChanges())
	require.Equal(t, []string{"a", "c", "__new_1"}, keys(tr.Rows()))
	update(t, tr, "a", setQty(1))
	original, _ := tr.Original("a")
	require.Equal(t, 9, original.Qty, "what was sent is what Undo returns to")
}

func TestCommitOptions(t *testing.T) {
	tr := newTracker(t)
	update(t, tr, "a", setQty(9))
	a := &answer{status: 200}
	o := tracking.CommitOptions{
		Fetcher: a.fetch, Method: "PUT", AutoResetDisabled: true,
		Headers: map[string]string{"content-type": "application/vnd.x+json", "X-Token": "t"},
	}
	_, err := tr.Commit(t.Context(), "", o)
	require.NoError(t, err)
	require.Equal(t, "PUT", a.asked[0].Method)
	require.Equal(t, map[string]string{"Content-Type": "application/vnd.x+json", "X-Token": "t"}, a.asked[0].Headers)
	require.Equal(t, tracking.Edited, tr.Status("a"), "nothing is accepted with AutoResetDisabled")
}

func TestCommitThatFails(t *testing.T) {
	down := errors.New("down")
	for name, tc := range map[string]struct {
		config  bool
		perCall *bool
		reset   bool
	}{
		"keeps the changes":                 {},
		"optimistic":                        {config: true, reset: true},
		"optimistic for once":               {perCall: &on, reset: true},
		"optimistic, but not now":           {config: true, perCall: &off},
		"optimistic always and this time":   {config: true, perCall: &on, reset: true},
		"not optimistic, neither this time": {perCall: &off},
	} {
		for _, a := range []*answer{{err: down}, {status: 500, data: "oh"}, {status: 302}, {status: 0}} {
			t.Run(fmt.Sprint(name, a.status), func(t *testing.T) {
				tr := newTracker(t, func(c *tracking.Config[item]) { c.Optimistic = tc.config })
				update(t, tr, "a", setQty(9))
				add(t, tr, item{ID: "n"})
				r, err := tr.Commit(t.Context(), "", tracking.CommitOptions{Fetcher: a.fetch, Optimistic: tc.perCall})
				if a.err != nil {
					require.ErrorIs(t, err, down)
				} else {
					var refused *tracking.StatusError
					require.ErrorAs(t, err, &refused)
					require.Equal(t, a.status, refused.Status)
					require.Equal(t, a.status, r.Status)
				}
				require.Equal(t, !tc.reset, tr.HasChanges())
				_, err = tr.Commit(t.Context(), "", tracking.CommitOptions{Fetcher: (&answer{status: 200}).fetch})
				require.NoError(t, err, "it is in flight no more")
			})
		}
	}
}

func TestOptimisticCommitsThatNeverLeaveAreTakenBack(t *testing.T) {
	optimistic := func(c *tracking.Config[item]) { c.Optimistic = true }
	a := &answer{status: 200}
	o := tracking.CommitOptions{Fetcher: a.fetch}

	tr := newTracker(t, optimistic, func(c *tracking.Config[item]) {
		c.Validator = func(i item, _ tracking.RowStatus) (bool, []tracking.FieldError) {
			return i.Qty < 5, []tracking.FieldError{{Field: "qty", Message: "too many"}}
		}
	})
	r, err := tr.Commit(t.Context(), "", o)
	require.NoError(t, err, "there is nothing to send")
	require.Zero(t, r)
	update(t, tr, "a", setQty(9))
	_, err = tr.Commit(t.Context(), "", o)
	require.ErrorAs(t, err, new(*tracking.InvalidError))
	var invalid *tracking.InvalidError
	require.ErrorAs(t, err, &invalid)
	require.Equal(t, "a", invalid.Errors[0].Key)
	require.ErrorContains(t, err, "too many")
	require.True(t, tr.HasChanges())

	update(t, tr, "a", setQty(2))
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = tr.Commit(cancelled, "", o)
	require.ErrorIs(t, err, context.Canceled)
	require.False(t, tr.HasChanges())

	update(t, tr, "a", setQty(2))
	p, err := tr.Begin("", o)
	require.NoError(t, err)
	for range 2 {
		_, err = p.Finish()
		require.ErrorContains(t, err, "the commit was not sent")
	}
	<-p.Done()
	p.Send(t.Context())
	require.False(t, tr.HasChanges())
	require.Empty(t, a.asked)

	update(t, tr, "a", setQty(2))
	var none context.Context // never ends
	_, err = tr.Commit(none, "", o)
	require.NoError(t, err)
	require.False(t, tr.HasChanges())

	type row struct {
		ID string
		X  any
	}
	bad, err := tracking.New(tracking.Config[row]{RowKey: func(r row) string { return r.ID }, Optimistic: true})
	require.NoError(t, err)
	add(t, bad, row{"a", make(chan int)})
	_, err = bad.Commit(t.Context(), "", o)
	require.ErrorContains(t, err, `added row 0: "X": tracking: a value that cannot be JSON (chan int)`)
	require.False(t, bad.HasChanges())
}

func TestFetcherThatPanics(t *testing.T) {
	tr := newTracker(t)
	update(t, tr, "a", setQty(9))
	_, err := tr.Commit(t.Context(), "", tracking.CommitOptions{
		Fetcher: func(context.Context, tracking.Request) (tracking.Response, error) { panic("oh") },
	})
	require.ErrorContains(t, err, "the fetcher panicked: oh")
	require.True(t, tr.HasChanges())
}

func TestErrorsTellLittle(t *testing.T) {
	for _, data := range []string{
		strings.Repeat("x", 300), strings.Repeat("한", 300), "a\x00\x1b[31m\n\n  b\u202e\xff" + strings.Repeat(" y", 1000), "\xff\xfe",
		strings.Repeat(" ", 5000),
	} {
		tr := newTracker(t)
		update(t, tr, "a", setName("secret"))
		_, err := tr.Commit(t.Context(), "http://user:secret@x/?secret", tracking.CommitOptions{Fetcher: (&answer{status: 400, data: data}).fetch})
		var refused *tracking.StatusError
		require.ErrorAs(t, err, &refused)
		require.LessOrEqual(t, len(refused.Excerpt), 200)
		require.NotContains(t, err.Error(), "secret")
		require.NotRegexp(t, `[\x00-\x1f\x{202e}]`, err.Error())
		require.True(t, strings.HasPrefix(err.Error(), "tracking: commit: status 400"))
	}
}

// flight begins a commit, changes rows meanwhile, and ends it successfully.
func flight(t *testing.T, tr *tracking.Tracker[item], o tracking.CommitOptions, meanwhile func()) error {
	t.Helper()
	p, err := tr.Begin("", o)
	require.NoError(t, err)
	_, err = tr.Begin("", o)
	require.ErrorIs(t, err, tracking.ErrCommitInFlight)
	release, entered := make(chan struct{}), make(chan struct{})
	sent, err := p.ChangeSet().Payload() // is fixed from now on
	require.NoError(t, err)
	go func() {
		close(entered)
		<-release
		p.Send(context.Background())
	}()
	<-entered
	meanwhile()
	close(release)
	<-p.Done()
	_, err = p.Finish()
	after, payloadErr := p.ChangeSet().Payload()
	require.NoError(t, payloadErr)
	require.Equal(t, string(sent), string(after))
	return err
}

func TestEditsInFlightSurvive(t *testing.T) {
	ok := tracking.CommitOptions{Fetcher: (&answer{status: 200}).fetch}
	for name, tc := range map[string]struct {
		before, meanwhile func(*tracking.Tracker[item])
		payload           string // of the remaining changes
		rows              []string
	}{
		"an edit over an edit": {
			func(tr *tracking.Tracker[item]) { update(t, tr, "a", setQty(9)) },
			func(tr *tracking.Tracker[item]) { update(t, tr, "a", setName("x")) },
			`{"added":[],"updated":[{"id":"a","name":"x","qty":9,"tags":null}],"removed":[]}`, []string{"a", "b", "c"},
		},
		"an edit that is undone": {
			func(tr *tracking.Tracker[item]) { update(t, tr, "a", setQty(9)) },
			func(tr *tracking.Tracker[item]) { tr.Undo("a") },
			`{"added":[],"updated":[{"id":"a","name":"ann","qty":1,"tags":null}],"removed":[]}`, []string{"a", "b", "c"},
		},
		"an edited row that is deleted": {
			func(tr *tracking.Tracker[item]) { update(t, tr, "a", setQty(9)) },
			func(tr *tracking.Tracker[item]) { tr.Delete("a") },
			`{"added":[],"updated":[],"removed":[{"id":"a","name":"ann","qty":9,"tags":null}]}`, []string{"a", "b", "c"},
		},
		"a deletion that is undone": {
			func(tr *tracking.Tracker[item]) { tr.Delete("b") },
			func(tr *tracking.Tracker[item]) { tr.Undo("b"); update(t, tr, "b", setQty(9)) },
			`{"added":[{"id":"b","name":"bob","qty":9,"tags":null}],"updated":[],"removed":[]}`, []string{"a", "b", "c"},
		},
		"an added row that is edited": {
			func(tr *tracking.Tracker[item]) { add(t, tr, item{ID: "n"}) },
			func(tr *tracking.Tracker[item]) { update(t, tr, "n", setQty(9)) },
			`{"added":[],"updated":[{"id":"n","name":"","qty":9,"tags":null}],"removed":[]}`, []string{"a", "b", "c", "n"},
		},
		"an added row that is deleted": {
			func(tr *tracking.Tracker[item]) { add(t, tr, item{ID: "n"}) },
			func(tr *tracking.Tracker[item]) { tr.Delete("n") },
			`{"added":[],"updated":[],"removed":[{"id":"n","name":"","qty":0,"tags":null}]}`, []string{"a", "b", "c", "n"},
		},
		"an added row that is deleted and added again": {
			func(tr *tracking.Tracker[item]) { add(t, tr, item{ID: "n"}) },
			func(tr *tracking.Tracker[item]) { tr.Delete("n"); add(t, tr, item{ID: "n", Qty: 4}) },
			`{"added":[],"updated":[{"id":"n","name":"","qty":4,"tags":null}],"removed":[]}`, []string{"a", "b", "c", "n"},
		},
		"an added row that gets another key": {
			func(tr *tracking.Tracker[item]) { add(t, tr, item{ID: "n"}) },
			func(tr *tracking.Tracker[item]) { update(t, tr, "n", func(i *item) { i.ID = "m" }) },
			`{"added":[{"id":"m","name":"","qty":0,"tags":null}],"updated":[],"removed":[{"id":"n","name":"","qty":0,"tags":null}]}`,
			[]string{"a", "b", "c", "m", "n"},
		},
		"other rows": {
			func(tr *tracking.Tracker[item]) { update(t, tr, "a", setQty(9)) },
			func(tr *tracking.Tracker[item]) { update(t, tr, "b", setQty(9)); tr.Delete("c") },
			`{"added":[],"updated":[{"id":"b","name":"bob","qty":9,"tags":null}],"removed":[{"id":"c","name":"cat","qty":3,"tags":null}]}`,
			[]string{"a", "b", "c"},
		},
		"newer data with what was sent": {
			func(tr *tracking.Tracker[item]) {
				add(t, tr, item{ID: "n"})
				update(t, tr, "a", setQty(9))
				tr.Delete("b")
			},
			func(tr *tracking.Tracker[item]) {
				_, err := tr.Rebase([]item{{ID: "a", Name: "ann", Qty: 9}, {ID: "n"}})
				require.NoError(t, err)
			},
			`{"added":[],"updated":[],"removed":[]}`, []string{"a", "n"},
		},
		"newer data without it": {
			func(tr *tracking.Tracker[item]) {
				add(t, tr, item{ID: "n"})
				update(t, tr, "a", setQty(9))
				tr.Delete("b")
			},
			func(tr *tracking.Tracker[item]) {
				_, err := tr.Rebase(items()[:2])
				require.NoError(t, err)
			},
			`{"added":[],"updated":[],"removed":[]}`, []string{"a", "n"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			tr := newTracker(t)
			tc.before(tr)
			require.NoError(t, flight(t, tr, ok, func() { tc.meanwhile(tr) }))
			require.Equal(t, tc.payload, payload(t, tr))
			require.Equal(t, tc.rows, keys(tr.Rows()))
		})
	}
}

func TestFinishWaitsForNothing(t *testing.T) {
	tr := newTracker(t)
	update(t, tr, "a", setQty(9))
	entered, release := make(chan struct{}), make(chan struct{})
	p, err := tr.Begin("", tracking.CommitOptions{Fetcher: func(context.Context, tracking.Request) (tracking.Response, error) {
		close(entered)
		<-release
		return tracking.Response{Status: 200}, nil
	}})
	require.NoError(t, err)
	go p.Send(context.Background())
	<-entered
	_, err = p.Finish()
	require.ErrorIs(t, err, tracking.ErrCommitInFlight)
	p.Send(context.Background()) // does nothing
	close(release)
	<-p.Done()
	for range 2 {
		r, err := p.Finish()
		require.NoError(t, err)
		require.Equal(t, 200, r.Status)
		require.False(t, tr.HasChanges())
	}
}

// Rows are edited in place, at any depth, while another goroutine encodes them.
func TestEditsWhileSending(t *testing.T) {
	data := make([]item, 500)
	for i := range data {
		data[i] = item{ID: fmt.Sprint(i), Tags: []string{"a", "b"}}
	}
	tr := newTracker(t, func(c *tracking.Config[item]) { c.Data = data })
	retag := func(tag string) {
		for i := range data {
			update(t, tr, fmt.Sprint(i), func(r *item) { r.Tags[0] = tag })
		}
	}
	retag("sent")
	a := &answer{status: 200}
	p, err := tr.Begin("", tracking.CommitOptions{Fetcher: a.fetch})
	require.NoError(t, err)
	go p.Send(context.Background())
	retag("later")
	tr.Delete("3")
	<-p.Done()
	_, err = p.Finish()
	require.NoError(t, err)
	require.Equal(t, 500, strings.Count(string(a.asked[0].Data), `"sent"`))
	require.NotContains(t, string(a.asked[0].Data), "later")
	require.Equal(t, 499, tr.Edited().Len())
}

func TestMergeReturnedRows(t *testing.T) {
	mapping := tracking.Mapping[item]{Entries: []tracking.MapEntry[item]{
		{Name: "ID", Field: "id"}, {Name: "amount", Field: "qty"},
		{Name: "double", Value: func(i item) (any, error) { return 2 * i.Qty, nil }},
	}}
	a := &answer{status: 200, data: `{"added":[{"ID":"77","amount":5,"double":1,"other":1}],"updated":[{"amount":10}],"more":1}`}
	o := tracking.CommitOptions{Fetcher: a.fetch, Merge: true}
	start := func() (*tracking.Tracker[item], string) {
		tr := newTracker(t, func(c *tracking.Config[item]) { c.Mapping = mapping })
		update(t, tr, "a", setQty(9))
		return tr, add(t, tr, item{Name: "new"})
	}

	tr, key := start()
	_, err := tr.Commit(t.Context(), "", o)
	require.NoError(t, err)
	require.Equal(t, []string{"a", "b", "c", "77"}, keys(tr.Rows()))
	_, there := tr.Row(key)
	require.False(t, there)
	require.Equal(t, []item{{ID: "a", Name: "ann", Qty: 10}, items()[1], items()[2], {ID: "77", Name: "new", Qty: 5}}, tr.Rows().Slice())
	require.False(t, tr.HasChanges())
	update(t, tr, "77", setQty(1))
	require.Equal(t, tracking.Edited, tr.Status("77"))

	tr, key = start()
	require.NoError(t, flight(t, tr, o, func() {
		update(t, tr, key, setName("newer"))
		update(t, tr, "a", setQty(11))
	}))
	require.Equal(t, []item{{ID: "a", Name: "ann", Qty: 11}, {ID: "77", Name: "newer", Qty: 5}}, tr.Edited().Slice())

	tr, key = start()
	require.NoError(t, flight(t, tr, o, func() { tr.Delete(key) }))
	require.Equal(t, []string{"77"}, keys(tr.Deleted()), "it is deleted by its real key")

	tr, key = start()
	require.NoError(t, flight(t, tr, o, func() {
		_, err := tr.Rebase(append(items(), item{ID: "77", Name: "new", Qty: 5}))
		require.NoError(t, err)
	}))
	require.Equal(t, []string{"a", "b", "c", "77"}, keys(tr.Rows()), "a row is there once")
	require.False(t, tr.HasChanges())
	_, there = tr.Row(key)
	require.False(t, there)
}

// An answer that repeats a key, or names the key of another row, does not merge two rows.
func TestMergesDropNoRow(t *testing.T) {
	twin := append(items(), item{ID: "77", Name: "one", Qty: 5})
	for name, tc := range map[string]struct {
		answer    string
		meanwhile func(*tracking.Tracker[item])
		rows      []string
		fails     bool
	}{
		"the key of a row of the data": {`[{"id":"b"},{"id":"78"}]`, nil, []string{"a", "b", "c", "__new_1", "78"}, true},
		"one key for two rows":         {`[{"id":"77"},{"id":"77"}]`, nil, []string{"a", "b", "c", "77", "__new_2"}, true},
		"the key of a row added since": {
			`[{"id":"77"},{"id":"78"}]`, func(tr *tracking.Tracker[item]) { add(t, tr, item{ID: "77"}) },
			[]string{"a", "b", "c", "__new_1", "78", "77"}, true,
		},
		"one that newer data brought": {
			`[{"id":"77"},{"id":"78"}]`, func(tr *tracking.Tracker[item]) { _, err := tr.Rebase(twin); require.NoError(t, err) },
			[]string{"a", "b", "c", "77", "78"}, false,
		},
		"one that newer data brought, for two rows": {
			`[{"id":"77"},{"id":"77"}]`, func(tr *tracking.Tracker[item]) { _, err := tr.Rebase(twin); require.NoError(t, err) },
			[]string{"a", "b", "c", "77", "__new_2"}, true,
		},
		"one that was in the data, in newer data too": {
			`[{"id":"b"},{"id":"78"}]`, func(tr *tracking.Tracker[item]) { _, err := tr.Rebase(twin); require.NoError(t, err) },
			[]string{"a", "b", "c", "77", "__new_1", "78"}, true,
		},
	} {
		t.Run(name, func(t *testing.T) {
			tr := newTracker(t)
			one, two := add(t, tr, item{Name: "one"}), add(t, tr, item{Name: "two"})
			o := tracking.CommitOptions{Merge: true, Fetcher: (&answer{status: 200, data: `{"added":` + tc.answer + `,"updated":[]}`}).fetch}
			err := flight(t, tr, o, func() {
				if tc.meanwhile != nil {
					tc.meanwhile(tr)
				}
			})
			require.Equal(t, tc.fails, errors.Is(err, tracking.ErrNotMerged), "%v", err)
			require.ElementsMatch(t, tc.rows, keys(tr.Rows()))
			for _, key := range []string{one, two} {
				if row, there := tr.Row(key); there {
					require.NotEmpty(t, row.Name)
					require.Equal(t, tracking.Unchanged, tr.Status(key), "the server has it")
				}
			}
		})
	}
}

// Edits made after a row was sent become edits of the row that newer data brought.
func TestNewerDataGetsTheEditsOfItsTwin(t *testing.T) {
	tr := newTracker(t)
	key := add(t, tr, item{Name: "one"})
	o := tracking.CommitOptions{Merge: true, Fetcher: (&answer{status: 200, data: `{"added":[{"id":"77"}],"updated":[]}`}).fetch}
	require.NoError(t, flight(t, tr, o, func() {
		_, err := tr.Rebase(append(items(), item{ID: "77", Name: "one", Qty: 5}))
		require.NoError(t, err)
		update(t, tr, key, setName("newer"))
	}))
	require.Equal(t, []string{"a", "b", "c", "77"}, keys(tr.Rows()))
	require.Equal(t, []item{{ID: "77", Name: "newer", Qty: 5}}, tr.Edited().Slice())
}

func TestKeysThatAServerGivesAreTold(t *testing.T) {
	a := &answer{status: 200, data: `{"added":[{"id":"77"},{}],"updated":[{}]}`}
	for name, c := range map[string]struct {
		meanwhile func(tr *tracking.Tracker[item], key string)
		told      bool
	}{
		"at once":         {nil, true},
		"edited since":    {func(tr *tracking.Tracker[item], key string) { update(t, tr, key, setName("newer")) }, true},
		"taken back":      {func(tr *tracking.Tracker[item], key string) { tr.Delete(key) }, false},
		"there meanwhile": {func(tr *tracking.Tracker[item], _ string) { _, _ = tr.Rebase(append(items(), item{ID: "77"})) }, true},
	} {
		t.Run(name, func(t *testing.T) {
			tr := newTracker(t)
			update(t, tr, "a", setQty(9))
			key := add(t, tr, item{Name: "new"})
			add(t, tr, item{ID: "kept", Name: "with a key"})
			p, err := tr.Begin("", tracking.CommitOptions{Fetcher: a.fetch, Merge: true})
			require.NoError(t, err)
			p.Send(t.Context())
			if c.meanwhile != nil {
				c.meanwhile(tr, key)
			}
			require.Empty(t, p.KeyChanges())
			_, err = p.Finish()
			require.NoError(t, err)
			if c.told {
				require.Equal(t, []tracking.KeyChange{{From: key, To: "77"}}, p.KeyChanges())
			} else {
				require.Empty(t, p.KeyChanges())
			}
		})
	}
}

func TestMergeOfWhatIsNoAnswer(t *testing.T) {
	for _, data := range []string{
		"", "<html>", `[]`, `{}`, `{"added":[]}`, `{"added":[{}],"updated":[]}`, `{"updated":[7]}`, `{"updated":[{"qty":"text"}]}`,
		`{"updated":[{"id":"other"}]}`, `{"updated":[{"qty":1e99}]}`, strings.Repeat("[", 100_000),
	} {
		tr := newTracker(t)
		update(t, tr, "a", setQty(9))
		r, err := tr.Commit(t.Context(), "", tracking.CommitOptions{Merge: true, Fetcher: (&answer{status: 200, data: data}).fetch})
		require.ErrorIs(t, err, tracking.ErrNotMerged, data)
		require.Equal(t, 200, r.Status)
		require.False(t, tr.HasChanges(), "the server has it")
		row, _ := tr.Row("a")
		require.Equal(t, 9, row.Qty)
	}
}
