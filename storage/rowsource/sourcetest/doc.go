// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sourcetest (v0: its names may still change) helps to test sources and programs that read them.
//
//	does a source keep the contract?            Conformance, against a rowsource.Slice with the same rows
//	how does a program bear slow rows, errors
//	and answers in another order?               Fake, with Scheduler.Hold
//	how does it bear a billion rows?            Computed, whose rows are computed when they are read
//
// It imports rowsource and the standard library.
package sourcetest
