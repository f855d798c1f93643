// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

// nth returns a text of a list, the last for an index that is not in it.
func nth(i int, of ...string) string {
	if i < 0 || i >= len(of) {
		return of[len(of)-1]
	}
	return of[i]
}
