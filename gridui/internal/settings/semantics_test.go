// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package settings

import (
	"go/build"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The window of a platform asks for the root of the descriptions where it hands them to assistive technology. A Gio that
// does so on more platforms wants them in the list.
func TestDescriptionsAreOnWherePlatformsReadThem(t *testing.T) {
	app, err := build.Import("gioui.org/app", ".", build.FindOnly)
	require.NoError(t, err)
	files, err := filepath.Glob(filepath.Join(app.Dir, "os_*.go"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	asking := map[string]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		if strings.Contains(string(text), ".SemanticRoot()") {
			asking[strings.TrimSuffix(strings.TrimPrefix(filepath.Base(file), "os_"), ".go")] = true
		}
	}
	require.Equal(t, reads, asking)
}
