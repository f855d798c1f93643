// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

func TestRowStatusNames(t *testing.T) {
	for s, name := range map[tracking.RowStatus]string{
		tracking.Unchanged: "", tracking.Added: "added", tracking.Edited: "edited", tracking.Deleted: "deleted", 99: "",
	} {
		require.Equal(t, name, s.String())
	}
}
