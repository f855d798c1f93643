// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

// FuzzResponse commits to servers with arbitrary answers: the number of rows stays the same, each has a
// unique key, and rows that the server refused remain to be sent.
func FuzzResponse(f *testing.F) {
	for _, answer := range []string{
		"", "null", "[]", "{}", "fine", `{"added":[{"id":"n1","qty":3}],"updated":[{"qty":4}]}`,
		`{"added":[{"id":"a"}],"updated":[{"id":"b"}]}`, `{"added":[{"id":null,"tags":{}}],"updated":[{"qty":"x"}]}`,
		`{"added":[null],"updated":[{"qty":1e400,"name":[1]}]}`, `{"added":[{"id":"\ud800"}],"updated":[{"qty":18446744073709551615}]}`,
		"\xff\x00", `{"added":[[]],"updated":{}}`, `{"added":[{"id":"n1"}],"updated":[{}]} and more`,
	} {
		f.Add(200, answer)
		f.Add(500, answer)
	}
	f.Fuzz(func(t *testing.T, status int, text string) {
		for _, o := range []tracking.CommitOptions{{}, {Merge: true}, {Optimistic: &on}, {AutoResetDisabled: true}} {
			tr := newTracker(t)
			update(t, tr, "a", setQty(9))
			add(t, tr, item{Name: "new"})
			tr.Delete("b")
			a := &answer{status: status, data: text}
			o.Fetcher = a.fetch
			_, err := tr.Commit(t.Context(), "http://x/y", o)
			if status < 200 || status > 299 {
				require.Error(t, err)
				require.LessOrEqual(t, len(err.Error()), 300)
				require.Equal(t, o.Optimistic == nil, tr.HasChanges())
			}
			seen := map[string]bool{}
			for _, key := range keys(tr.Rows()) {
				require.False(t, seen[key], "two rows of key %q", key)
				seen[key] = true
			}
			_, err = tr.ChangeSet().Payload()
			require.NoError(t, err)
			tr.Undo("a")
			tr.Reset()
			require.False(t, tr.HasChanges())
		}
	})
}
