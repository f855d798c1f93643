// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

// Truth is the result of a predicate in tests, and CompileTruth returns it.
type Truth = truth

const (
	False, Unknown, True = no, unknown, yes
)

var CompileTruth = compileTruth
