// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

func ExampleParseRowStatus() {
	for _, name := range []string{"edited", "", "gone"} {
		fmt.Println(tracking.ParseRowStatus(name))
	}
	// Output:
	// edited true
	//  true
	//  false
}

func TestRowStatusNames(t *testing.T) {
	for s, name := range map[tracking.RowStatus]string{
		tracking.Unchanged: "", tracking.Added: "added", tracking.Edited: "edited", tracking.Deleted: "deleted", 99: "",
	} {
		require.Equal(t, name, s.String())
	}
}
