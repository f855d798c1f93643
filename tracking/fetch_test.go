// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package tracking_test

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

// Without a way to send, a commit fails at once, names the package to import, and leaves everything as it is.
func TestCommitWithoutAFetcher(t *testing.T) {
	tr := newTracker(t)
	r, err := tr.Commit(t.Context(), "https://example.com", tracking.CommitOptions{Optimistic: &on})
	require.NoError(t, err, "there is nothing to send")
	require.Zero(t, r)

	update(t, tr, "a", setQty(9))
	for range 2 { // the first one is not in flight
		_, err = tr.Commit(t.Context(), "https://example.com", tracking.CommitOptions{Optimistic: &on})
		require.ErrorContains(t, err, "import github.com/giogrid/giogrid/tracking/httpfetch")
		require.True(t, tr.HasChanges())
	}
}

// net/http and TLS are some megabytes of a program, which links them only with package httpfetch.
func TestNoProgramLinksHTTPForTracking(t *testing.T) {
	for _, pattern := range []string{".", "../gridui"} {
		out, err := exec.Command("go", "list", "-deps", pattern).CombinedOutput()
		require.NoError(t, err, "%s", out)
		for path := range strings.FieldsSeq(string(out)) {
			require.NotContains(t, []string{"net", "net/http", "crypto/tls"}, path, pattern)
		}
	}
}
