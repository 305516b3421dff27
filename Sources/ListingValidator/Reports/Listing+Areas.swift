extension Listing {
  /// The parts of a submission that there is something of, or that the layout has a place for: where a rule found
  /// nothing, they passed.
  var presentAreas: Set<Area> {
    var areas = Set(places.keys.map(\.area)).union([.structure])
    let hasBinary = binaries.files.contains { $0.path != nil } || !packages.isEmpty || webApp != nil
    if hasBinary { areas.insert(.binaries) } else { areas.remove(.binaries) }
    if !imagePlaces.isEmpty { areas.insert(.media) }
    if !apps.isEmpty { areas.insert(.manifest) }
    guard let android else { return areas }
    if !android.files.isEmpty { areas.insert(.androidResources) }
    if !android.gamesIDs.isEmpty { areas.insert(.gamesServices) }
    if android.files.contains(where: { [.voiceInteractionService, .recognitionService].contains($0.kind) }) {
      areas.insert(.voiceInteraction)
    }
    return areas
  }
}
