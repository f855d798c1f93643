// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Compactions is how often the records were numbered anew because rows were removed.
func Compactions[T any](g *Grid[T]) int { return int(g.core.Data.Order.Compactions) }

// Records is how many rows are numbered, removed ones among them.
func Records[T any](g *Grid[T]) int { return g.core.Data.Order.Records.Len() }

// IndexIsCrowded says that the table of ids is about to be doubled within a frame.
func IndexIsCrowded[T any](g *Grid[T]) bool { return g.core.Data.Index.IDs.Crowded() }
