// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"cmp"
	"strings"
)

// compare sorts measures by their kind, then from large to small, then by name.
func compare(a, b Measure) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(b.Value, a.Value), cmp.Compare(a.Subject, b.Subject))
}

// under reports whether a package is a folder or is below it.
func under(path, folder string) bool {
	return path == folder || strings.HasPrefix(path, folder+"/")
}
