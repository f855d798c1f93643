// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Compactions is how often the records were numbered anew because rows were removed.
func Compactions(g *Core) int { return int(g.data.Order.Compactions) }

// Records is how many rows are numbered, removed ones among them.
func Records(g *Core) int { return g.data.Order.Records.Len() }

// IndexIsCrowded says that the table of ids is about to be doubled within a frame.
func IndexIsCrowded(g *Core) bool { return g.data.Index.IDs.Crowded() }
